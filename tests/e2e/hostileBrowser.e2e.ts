import { expectAccessible } from '../support/journey/axe'
import { leaveInStorage, storedCart } from '../support/journey/cart'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

const NOT_SAVED = 'Votre panier n’est pas enregistré dans ce navigateur'

test('a corrupt stored cart is thrown away and the shop works', async ({ page }) => {
  await leaveInStorage(page, '{"items":[{"qty":"beaucoup"')
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Panier, vide' })).toBeVisible()
  await shop.chooseDelivery(page, { day: /jeudi 26/, slot: /^12\sh\s00/ })
  await shop.addTrays(page, 4)
  await shop.goToCheckout(page)
  expect(await storedCart(page)).toContain('"qty":4')
})

const blockStorage = () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, { get: refuse })
  }
}

const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

for (const { state, spoil } of [
  { state: 'blocked', spoil: blockStorage },
  { state: 'full', spoil: fillStorage },
]) {
  test(`with ${state} storage the cart works in memory and the site says so`, async ({ page }) => {
    await page.addInitScript(spoil)
    await page.goto('/')
    await shop.chooseDelivery(page, { day: /jeudi 26/, slot: /^12\sh\s00/ })
    const tray = await shop.addTrays(page, 4)
    await shop.showCart(page)
    await expect(page.getByText(NOT_SAVED).locator('visible=true')).toBeVisible()
    await expectAccessible(page)
    await shop.goToCheckout(page)
    await expect(page.getByRole('main')).toContainText(tray)
  })
}

test('with blocked cookies the site says that signing in needs them', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
  await page.goto('/')
  await expect(
    page.getByText(
      "Les cookies sont nécessaires à l'authentification, veuillez accepter les cookies dans votre navigateur pour pouvoir utiliser le site correctement.",
    ),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ajouter / }).first()).toBeVisible()
  await expectAccessible(page)
})
