import { beCustomer } from '../support/journey/account'
import { expectHighContrast } from '../support/journey/axe'
import { CLAIRE, keepFullCart } from '../support/journey/cart'
import { placeOrder } from '../support/journey/orders'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.beforeEach(({ page }) => page.emulateMedia({ contrast: 'more' }))

test('who asks for more contrast reads every word at seven to one, from the card to the payment', async ({
  page,
}) => {
  await beCustomer(page)
  const id = await placeOrder(page)
  await keepFullCart(page, { deliveryContact: CLAIRE })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Commander' })).toBeVisible()
  await expectHighContrast(page)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Allergènes' })).toBeVisible()
  await expectHighContrast(page)
  await page.keyboard.press('Escape')
  await shop.openSegment(page, 'Quand')
  await shop.expectPanel(page, 'Quel jour')
  await expectHighContrast(page)
  for (const path of ['/cart', '/order/paiement', `/account/commandes/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
    await expectHighContrast(page)
  }
  await page.getByRole('button', { name: /^Payer/ }).waitFor()
  const edge = await page
    .getByRole('region', { name: 'Livraison' })
    .evaluate((card) => getComputedStyle(card).borderTopColor)
  expect(edge, 'an edge that shows').toBe('rgb(140, 130, 113)')
})
