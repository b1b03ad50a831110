import type { Page } from '@playwright/test'
import { beCustomer, beSeeded } from '../support/journey/account'
import { responseTo } from '../support/journey/api'
import { CLAIRE, keepFullCart } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { holdCode } from '../support/journey/heldRequests'
import { expectOneOrderPaidOnce } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

const saved = (page: Page) => page.getByRole('radio', { name: /se terminant par/ })

test('a saved card pays in one tap; an expired one is shown as such and cannot be chosen', async ({
  page,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  await keepFullCart(page, { deliveryContact: CLAIRE })
  await page.goto('/order/livraison')
  const letCodeIn = await holdCode(page, '*.js')
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await expect(page.getByRole('radio', { name: 'Visa se terminant par 0003' })).toBeChecked()
  // Before the provider's part has come, a press would be lost.
  await expect(checkout.payButton(page)).toBeDisabled()
  letCodeIn()
  await expect(
    page.getByRole('radio', {
      name: /^Mastercard se terminant par 4444\s*Expirée depuis 06\/2025$/,
    }),
  ).toBeDisabled()
  await checkout.payButton(page).click()
  await checkout.expectConfirmed(page)
})

test('a card that is saved pays the next order, deleted it is gone', async ({ page }) => {
  await beCustomer(page)
  await keepFullCart(page, { deliveryContact: CLAIRE })
  await page.goto('/order/paiement')
  await checkout.fillInvoice(page)
  await checkout.fillCard(page, checkout.CARDS.accepted)
  await page.getByRole('checkbox', { name: /^Enregistrer cette carte/ }).check()
  await test.step('two quick clicks make one order and one charge', async () => {
    await checkout.payButton(page).dblclick()
    await expectOneOrderPaidOnce(page, await checkout.expectConfirmed(page))
  })

  const { getCustomerProfile } = await responseTo<{
    getCustomerProfile: { stripeCustomerId: string }
  }>(page, '{ getCustomerProfile { stripeCustomerId } }')
  const customer = getCustomerProfile.stripeCustomerId
  const { listCardsForCustomer: cards } = await responseTo<{
    listCardsForCustomer: { id: string }[]
  }>(
    page,
    'query ($customer: String!) { listCardsForCustomer(stripeCustomerId: $customer) { id } }',
    { customer },
  )
  expect(cards).toHaveLength(1)

  await keepFullCart(page, { deliveryContact: CLAIRE })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/order/paiement')
  await expect(page.getByRole('radio', { name: 'Visa se terminant par 4242' })).toBeChecked()

  await responseTo(page, 'mutation ($card: ID!) { deleteCard(cardId: $card) }', {
    card: cards[0]?.id,
  })
  await page.reload()
  await expect(page.getByLabel('Numéro de carte')).toBeVisible()
  await expect(saved(page)).toHaveCount(0)
})
