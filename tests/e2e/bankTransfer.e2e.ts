import { beSeeded } from '../support/journey/account'
import { CLAIRE, keepFullCart, aContact } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { ordersFor } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

const transfer = /Virement bancaire/

test('who may pay by transfer orders, and is told the IBAN and the reference', async ({ page }) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  const deliveryContact = aContact()
  await keepFullCart(page, { deliveryContact })
  await page.goto('/order/paiement')
  await page.getByRole('radio', { name: transfer }).check()
  await page.getByRole('button', { name: /^Commander et payer .* par virement$/ }).click()

  const number = await checkout.expectConfirmed(page)
  const instructions = page.getByRole('region', { name: 'Votre virement' })
  await expect(instructions).toContainText('FR76 3000 6000 0112 3456 7890 189')
  await expect(instructions).toContainText(number)
  await page.reload()
  await expect(instructions).toContainText(number)

  const orders = await ordersFor(page, deliveryContact.name)
  expect(orders).toMatchObject([
    { number, status: 'confirmed', isFullyPaid: false, payByCreditTransfer: true },
  ])
})

test('who may not pay by transfer is not offered it', async ({ page }) => {
  await beSeeded(page, 'yanis@petit-studio.example')
  await keepFullCart(page, { deliveryContact: CLAIRE })
  await page.goto('/order/paiement')
  await expect(checkout.payButton(page)).toBeVisible()
  await expect(page.getByLabel('Numéro de carte')).toBeVisible()
  await expect(page.getByText(/virement/i)).toHaveCount(0)
})

test('a card that was refused and then a transfer make one order that stands', async ({
  page,
  provoke,
}) => {
  provoke(/40[02] .*sandbox-payments|status of 40[02] .*sandbox-payments/)
  await beSeeded(page, 'camille@atelier-nord.example')
  const deliveryContact = aContact()
  await keepFullCart(page, { deliveryContact })
  await page.goto('/order/paiement')
  await page.getByRole('radio', { name: 'Nouvelle carte' }).check()
  await checkout.fillCard(page, checkout.CARDS.declined)
  await checkout.payButton(page).click()
  await expect(page.getByText('Votre carte a été refusée.')).toBeVisible()
  await page.getByRole('radio', { name: transfer }).check()
  await page.getByRole('button', { name: /par virement$/ }).click()
  const number = await checkout.expectConfirmed(page)

  const orders = await ordersFor(page, deliveryContact.name)
  expect(orders.map(({ status }) => status)).toEqual(['confirmed', 'canceled'])
  expect(orders[0]?.number).toBe(number)
})
