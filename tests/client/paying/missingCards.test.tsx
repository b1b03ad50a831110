import { screen } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { refusal } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { payButton, typeCard } from './cardForm'
import { ACCEPTED, createCheckout, readyCart } from '../checkout/checkoutServer'

test('saved cards that cannot be had leave the other ways to pay, and what was typed', async () => {
  expectConsoleErrors(/does not respond|error occurred/)
  const checkout = createCheckout({
    getCustomerProfile: { stripeCustomerId: 'cus_1' },
    listCardsForCustomer: () => {
      throw refusal('PAYMENT_FAILED', 'The payment provider does not respond')
    },
  })
  const { user } = await renderApp('/order/paiement', {
    api: checkout,
    cart: readyCart(),
    user: CAMILLE,
  })
  await typeCard(user, ACCEPTED)
  await user.click(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
})
