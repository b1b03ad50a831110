import { devices } from '@playwright/test'
import { test } from './test'

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']

/** For `test.use`: room is scarce, and what is touched moves and scrolls in its own way. A journey that says nothing runs on a desk. */
export const PHONE = {
  userAgent,
  deviceScaleFactor,
  isMobile,
  hasTouch,
  screen: { width: 390, height: 844 },
  viewport: { width: 390, height: 844 },
}

/** Runs tests on a desk and on a phone: the order that all else is about, and what differs between them. */
export function onBothScreens(declareTests: () => void): void {
  test.describe('on a desk', declareTests)
  test.describe('on a phone', () => {
    test.use(PHONE)
    declareTests()
  })
}
