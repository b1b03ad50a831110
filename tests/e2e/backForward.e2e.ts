import type { Page } from '@playwright/test'
import { findBrowser } from '../../src/tools/support/browser'
import { keepFullCart } from '../support/journey/cart'
import { expect, test } from '../support/journey/test'

declare global {
  interface Window {
    isFromHistory?: boolean
  }
}

test.use({
  launchOptions: {
    // The shell without a window keeps no page that was left.
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    // Playwright turns it off, so that every page of a test is loaded.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** A page of no weight, to leave for. */
const ELSEWHERE = '/health/live'

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Whether the page came back as it was left; null while it is on its way. */
const isFromHistory = (page: Page) =>
  page.evaluate(() => window.isFromHistory ?? null).catch(() => null)

async function goInHistory(page: Page, steps: -1 | 1): Promise<void> {
  // Playwright's own way waits for a load, which a page that is kept does not make.
  await page.evaluate((by) => {
    delete window.isFromHistory
    setTimeout(() => history.go(by))
  }, steps)
}

test('pages come back as they were left, without being loaded again', async ({ page, provoke }) => {
  // A browser with a window looks for the icon of a page that names none.
  provoke(/favicon\.ico/)
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.isFromHistory = persisted
    })
  })
  const heading = page.getByRole('main').getByRole('heading').first()
  await keepFullCart(page)
  for (const path of ['/', '/cart', '/order/livraison', '/menu']) {
    await test.step(path, async () => {
      await page.goto(ELSEWHERE)
      await page.goto(path)
      await expect(heading).toBeVisible()
      const shown = pathOf(page)
      await page.waitForLoadState('networkidle')

      await goInHistory(page, -1)
      await expect.poll(() => pathOf(page)).toBe(ELSEWHERE)
      await goInHistory(page, 1)
      await expect.poll(() => pathOf(page)).toBe(shown)
      await expect.poll(() => isFromHistory(page)).toBe(true)
      await expect(heading).toBeVisible()

      await page.evaluate(() => delete window.isFromHistory)
      await page.goto(ELSEWHERE)
      await goInHistory(page, -1)
      await expect.poll(() => isFromHistory(page)).toBe(true)
      expect(pathOf(page)).toBe(shown)
      await expect(heading).toBeVisible()
    })
  }
})
