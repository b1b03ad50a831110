import { findBrowser } from '../support/browser'
import { keepFullCart } from '../support/journey/cart'
import { expect, test } from '../support/journey/test'

declare global {
  interface Window {
    isFromHistory?: boolean
  }
}

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    // Playwright turns it off, so that every page of a test is loaded.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

for (const path of ['/', '/cart', '/order', '/menu']) {
  test(`${path} comes back as it was left, without being loaded again`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        window.isFromHistory = persisted
      })
    })
    await keepFullCart(page)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.goto('/health/live')
    // Playwright waits for a navigation that a page out of memory does not make.
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate(() => window.isFromHistory)).toBe(true)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  })
}
