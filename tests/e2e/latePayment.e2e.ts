import type { Page } from '@playwright/test'
import { beCustomer, beSeeded } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import * as checkout from '../support/journey/checkout'
import { expectOneOrderPaidOnce, placeOrder } from '../support/journey/orders'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

const payments = (page: Page) => page.getByRole('region', { name: 'Paiements' })

test('an order left unpaid is paid from the account: refused, asked by the bank, then paid once', async ({
  page,
  provoke,
}) => {
  provoke(/40[02] .*sandbox-payments|status of 40[02] .*sandbox-payments/)
  await beCustomer(page)
  await page.goto(`/account/commandes/${await placeOrder(page)}`)
  await expect(page.getByText(/^Cette commande attend son paiement/)).toBeVisible()
  await checkout.fillCard(page, checkout.CARDS.declined)
  await expectAccessible(page)
  await checkout.payButton(page).click()
  await expect(page.getByRole('alert')).toContainText(/refusée/)

  await checkout.fillCard(page, checkout.CARDS.challenged)
  await checkout.payButton(page).dblclick()
  await checkout.passBankCheck(page, 'Confirmer')
  await expect(payments(page)).toContainText(/Carte bancaire.*Reçu le/)
  await expect(checkout.payButton(page)).toHaveCount(0)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expectOneOrderPaidOnce(page, title?.match(/T-\d+/)?.[0] ?? '')
})

test('an account that may do so chooses a transfer for an order that waits, and may still pay it by a saved card', async ({
  page,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  await page.goto(`/account/commandes/${await placeOrder(page)}`)
  await page.getByRole('radio', { name: /^Virement bancaire/ }).check()
  await page.getByRole('button', { name: /par virement$/ }).click()
  const transfer = page.getByRole('region', { name: 'Votre virement' })
  await expect(transfer).toContainText('FR76')
  await expect(transfer).toContainText(/T-\d{5}/)
  await expect(payments(page)).toContainText(/Virement.*En attente/)
  await expectAccessible(page)

  await page.reload()
  await page.getByRole('radio', { name: 'Visa se terminant par 0003' }).check()
  await checkout.payButton(page).click()
  await expect(payments(page)).toContainText(/Carte bancaire.*Reçu le/)
  await expect(transfer).toHaveCount(0)
})
