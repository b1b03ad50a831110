import { beSeeded } from '../support/journey/account'
import { keepFullCart, aContact } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { loseResponses } from '../support/journey/lostResponses'
import { ordersFor } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

const API = /\/graphql$/
const CHARGE = /\/sandbox-payments\/.*\/confirm$/
const ANYTHING = /\/(graphql|sandbox-payments\/.*)$/

const isOf = (call: string) => (body: string) => body.includes(`${call}(`)

const POINTS = [
  { lost: 'the response that made the order', path: API, isMeant: isOf('createOrder') },
  { lost: 'the response that opened the payment', path: API, isMeant: isOf('createPaymentIntent') },
  // From the charge on nothing is heard any more: no one can tell what became of it.
  { lost: 'every response from the charge on', path: ANYTHING, isMeant: () => true, from: CHARGE },
]

for (const { lost, path, isMeant, from } of POINTS) {
  test(`${lost} is lost, a transfer is chosen: one order, at most one charge`, async ({
    page,
    provoke,
  }) => {
    provoke(/^request: .* net::ERR_CONNECTION_RESET/, /^console: Failed to load resource/)
    const deliveryContact = aContact()
    await beSeeded(page, 'camille@atelier-nord.example')
    await keepFullCart(page, { deliveryContact })
    await page.goto('/order/paiement')
    await page.getByRole('radio', { name: 'Nouvelle carte' }).check()
    await checkout.fillCard(page, checkout.CARDS.accepted)
    await page.route(path, loseResponses({ isMeant, from }))
    await checkout.payButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()

    await page.unroute(path)
    await page.getByRole('radio', { name: /Virement bancaire/ }).check()
    await page.getByRole('button', { name: /par virement$/ }).click()
    const number = await checkout.expectConfirmed(page)

    const made = await ordersFor(page, deliveryContact.name)
    const isCharged = from !== undefined
    expect(made.filter(({ status }) => status !== 'canceled')).toMatchObject([
      { number, status: 'confirmed', payByCreditTransfer: !isCharged },
    ])
    const charges = made.flatMap(({ payments }) => payments).filter(({ paidAt }) => paidAt !== null)
    expect(charges).toHaveLength(isCharged ? 1 : 0)
  })
}
