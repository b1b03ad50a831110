import type { Page } from '@playwright/test'
import { newEmail, openAccount, PASSWORD } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { CLAIRE, keepFullCart } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { loseResponses } from '../support/journey/lostResponses'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expectOneOrderPaidOnce } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

/** A visitor at the last step, with everything given. */
async function startAtPayment(page: Page): Promise<string> {
  await keepFullCart(page, { deliveryContact: CLAIRE })
  await page.goto('/order/livraison')
  const email = await checkout.fillEmail(page)
  await checkout.fillPayment(page)
  return email
}

test('a known address signs in where it was typed, and nothing typed is lost', async ({ page }) => {
  const { email } = await openAccount(page)
  await keepFullCart(page)
  await page.goto('/order/livraison')
  await checkout.fillContact(page)
  await checkout.fillEmail(page, email)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('heading', { name: 'Ravis de vous revoir' })).toBeFocused()
  await expectAccessible(page)
  const form = page.getByRole('form', { name: 'Se connecter' })
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78')
  await expect(page.getByLabel(/Instructions de livraison/)).toHaveValue(/^3e étage/)
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await expect(page.getByRole('heading', { name: 'Facturation et paiement' })).toBeVisible()
  await expect(checkout.termsBox(page)).toBeHidden()
})

test('the response that opened the account is lost: the same account, one order, one charge', async ({
  page,
  provoke,
}) => {
  provoke(/^request: .* net::ERR_CONNECTION_RESET/, /^console: Failed to load resource/)
  const email = await startAtPayment(page)
  const isMeant = (body: string) => body.includes('openAccount(')
  await page.route(/\/graphql$/, loseResponses({ isMeant }))
  await checkout.payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('La connexion à nos services a échoué')
  await expect(page.getByLabel('Code de sécurité')).toHaveValue('123')

  await page.unroute(/\/graphql$/)
  await checkout.payButton(page).click()
  const number = await checkout.expectConfirmed(page)
  await expectOneOrderPaidOnce(page, number)
  await expect(page.getByRole('main')).toContainText(email)
})

test('a visitor’s reload keeps the address and what was typed on every step; two quick clicks make one account, one order and one charge, and a second tab follows', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await keepFullCart(page)
  await page.goto('/order/livraison')
  await checkout.fillEmail(page, email)
  await checkout.fillContact(page)
  await page.reload()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78')
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await checkout.fillInvoice(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Facturation et paiement' })).toBeVisible()
  await expect(page.getByLabel(/^Société/)).toHaveValue('Atelier Martin')
  await page.goBack()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)

  await checkout.fillPayment(page)
  const second = await context.newPage()
  await second.goto('/')
  await shop.openSegment(second, 'Où')
  await test.step('two quick clicks make one account, one order and one charge', async () => {
    await checkout.payButton(page).dblclick()
    await expectOneOrderPaidOnce(page, await checkout.expectConfirmed(page))
  })
  await test.step('a second tab follows the account that the order opened', async () => {
    await expect(second.getByRole('button', { name: 'Compte de Claire Martin' })).toBeVisible()
  })
})
