import { expectAccessible } from '../support/journey/axe'
import * as checkout from '../support/journey/checkout'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test('lunch for ten: say who eats what, take a whole cart by one press, change it, order', async ({
  page,
}) => {
  await page.goto('/')
  await shop.chooseDelivery(page, { day: /jeudi 26/, slot: /^13\sh\s30/ })

  // By keyboard: the segment, the numbers, and back to the segment.
  await shop.segmentOf(page, 'Combien').press('Enter')
  const planner = page.getByRole('dialog', { name: /^Pour combien de personnes/ })
  const count = (name: RegExp) => planner.getByRole('spinbutton', { name })
  await count(/^le nombre de convives$/).fill('10')
  await count(/^le nombre de convives$/).press('Enter')
  await count(/Végétarien/).fill('2')
  await count(/« Vegan/).fill('2')
  await count(/« Vegan/).press('Enter')
  await expect(shop.segmentOf(page, 'Combien')).toContainText('10 convives')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(shop.segmentOf(page, 'Combien')).toBeFocused()

  // Each dish adds those who are missing.
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /^Ajouter 6\splateaux, / }).first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^Ajouter 2\splateaux, / }).first()).toBeVisible()

  await shop.openSegment(page, 'Combien')
  const proposals = planner.getByRole('region', { name: 'Composer pour moi' })
  await expect(proposals.getByRole('article')).toHaveCount(3)
  await expect(proposals.getByRole('article', { name: 'Classique' })).toContainText(
    /2\svegans\s: Plateau/,
  )
  await expectAccessible(page)
  await proposals.getByRole('button', { name: 'Tout ajouter au panier, Classique' }).press('Enter')
  await expect(planner).toBeHidden()
  await expect(page.getByText(/^14\sarticles ajoutés au panier\.$/)).toBeVisible()

  // Everything stays editable, and the cart says who goes without.
  await expect(
    page.getByRole('button', { name: 'Commander' }).locator('visible=true'),
  ).toBeVisible()
  const served = page
    .getByRole('status')
    .filter({ hasText: /convives (sont )?servis/ })
    .locator('visible=true')
  await expect(served).toHaveText(/^Vos 10\sconvives sont servis$/)
  await page
    .getByRole('button', { name: /^Retirer Plateau Buttes-Chaumont/ })
    .locator('visible=true')
    .click()
  await expect(served).toHaveText(/^8\sconvives servis sur 10 · il manque 2\svegans$/)
  await expectAccessible(page)
  await page.reload()
  await expect(served).toHaveText(/^8\sconvives servis sur 10/)

  // What was taken out is not ordered; the others are.
  await shop.goToCheckout(page)
  await checkout.fillEmail(page)
  await checkout.fillContact(page)
  await checkout.fillPayment(page)
  await checkout.payButton(page).click()
  await checkout.expectConfirmed(page)
  await expect(page.getByRole('main')).not.toContainText('Plateau Buttes-Chaumont')
  await expect(page.getByRole('main')).toContainText(/2\s×\sPlateau/)
})

test('the planner fits a screen of 320 px, and its words stay whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  await shop.openSegment(page, 'Combien')
  const planner = page.getByRole('dialog', { name: /^Pour combien de personnes/ })
  await planner.getByRole('spinbutton', { name: /^le nombre de convives$/ }).fill('12')
  await planner.getByRole('spinbutton', { name: /^le nombre de convives$/ }).press('Enter')
  await planner.getByRole('button', { name: /^Une allergie/ }).click()
  await planner.getByRole('checkbox', { name: 'Sans fruits à coque' }).check()
  await planner.getByRole('button', { name: 'Ajouter ces convives' }).click()
  await expect(planner.getByRole('spinbutton', { name: /fruits à coque/ })).toHaveValue('1')
  await expectAccessible(page)
  const inner = await planner.evaluate((panel) => panel.scrollWidth - panel.clientWidth)
  expect(inner).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
