import type { Locator } from '@playwright/test'
import { expect } from './expect'

/** Nothing lies over the middle of it. */
export async function expectUncovered(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(seen)
  })
  expect(isOnTop).toBe(true)
}
