import { keepFullCart } from '../support/journey/cart'
import { expect, test } from '../support/journey/test'

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('with text at 200 % a phone scrolls no page sideways', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await keepFullCart(page)
  for (const path of ['/', '/menu', '/cart', '/auth']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
    await expect(page.getByRole('main').getByRole('progressbar'), path).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    expect(await page.evaluate(sideways), path).toBeLessThanOrEqual(0)
  }
})
