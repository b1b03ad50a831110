import type { Page } from '@playwright/test'
import { beCustomer } from '../support/journey/account'
import { keepFullCart, storedCart } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

const recapTitle = (page: Page) => page.getByRole('heading', { name: 'Vérifiez votre commande' })
const deliveryTitle = (page: Page) =>
  page.getByRole('heading', { name: 'Qui reçoit la livraison ?' })
const paymentTitle = (page: Page) => page.getByRole('heading', { name: 'Facturation et paiement' })

async function expectRecap(page: Page) {
  await expect(recapTitle(page)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Couverts/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Laisser les sacs/ })).not.toBeChecked()
}

async function expectContact(page: Page) {
  await expect(deliveryTitle(page)).toBeVisible()
  await expect(page.getByLabel('Nom et prénom')).toHaveValue('Claire Martin')
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78')
  await expect(page.getByLabel(/Instructions de livraison/)).toHaveValue(/^3e étage/)
  await expect(page.getByLabel(/Numéro de mobile/)).toHaveValue('06 98 76 54 32')
}

async function expectInvoice(page: Page) {
  await expect(paymentTitle(page)).toBeVisible()
  await expect(page.getByLabel(/^Société/)).toHaveValue('Atelier Martin')
  await expect(page.getByLabel('Adresse de facturation')).toHaveValue(/^12 rue de la Paix/)
}

test('the shop keeps the address, the day, the slot and the cart through a reload', async ({
  page,
}) => {
  await page.goto('/')
  await shop.chooseDelivery(page, { day: /vendredi 27/, slot: /^12\sh\s30/ })
  const tray = await shop.addTrays(page, 4)
  await page.reload()

  const bar = page.getByRole('region', { name: 'Votre livraison' })
  await expect(bar).toContainText(/12 rue de la Paix/i)
  await expect(bar).toContainText(/27/)
  await expect(bar).toContainText(/12\sh\s30/)
  await expect(
    page
      .getByRole('main')
      .getByRole('spinbutton', { name: `la quantité de ${tray}` })
      .first(),
  ).toHaveValue('4')
})

test('neither a reload on any step of the checkout nor the way back loses what was typed, and no card is kept', async ({
  page,
}) => {
  await beCustomer(page)
  await keepFullCart(page)
  await page.goto('/order')
  await page.getByRole('checkbox', { name: /^Couverts/ }).check()
  await page.getByRole('checkbox', { name: /^Laisser les sacs/ }).uncheck()
  await page.reload()
  await expectRecap(page)
  await page.getByRole('button', { name: 'Continuer vers la livraison' }).click()

  await checkout.fillContact(page)
  await page.getByLabel(/Numéro de mobile/).fill('06 98 76 54 32')
  await page.reload()
  await expectContact(page)
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()

  await checkout.fillInvoice(page)
  await test.step("the browser's back button walks the steps and loses nothing", async () => {
    await page.goBack()
    await expectContact(page)
    await page.goBack()
    await expectRecap(page)
    await page.goForward()
    await expectContact(page)
    await page.goForward()
    await expectInvoice(page)
  })
  await checkout.fillCard(page, checkout.CARDS.accepted)
  await page.reload()
  await expectInvoice(page)
  await expect(page.getByLabel('Numéro de carte')).toHaveValue('')
  await expect(page.getByLabel('Code de sécurité')).toHaveValue('')
  expect(await storedCart(page)).toContain('Atelier Martin')
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toMatch(/4242 ?4242|cvc|code de sécurité/i)
})
