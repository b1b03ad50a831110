import { screen } from '@testing-library/react'
import type { FakeApi } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { payButton, typeCard } from '../paying/cardForm'
import { ACCEPTED, createCheckout, readyCart } from './checkoutServer'

test.each(['createOrder', 'setCart', 'createPaymentIntent'])(
  'a server that returns null for %s is reported in words, and the form can be sent again',
  async (field) => {
    const checkout = createCheckout()
    const fetch: FakeApi['fetch'] = async (url, request) =>
      String(request?.body).includes(`${field}(`)
        ? Response.json({ data: { [field]: null } })
        : checkout.fetch(url, request)
    const { user } = await renderApp('/order/paiement', {
      api: { ...checkout, fetch },
      cart: readyCart(),
      user: CAMILLE,
    })
    await typeCard(user, ACCEPTED)
    await user.click(await payButton())
    const words = /Une erreur est survenue, merci de réessayer ou de contacter notre support/
    expect(await screen.findByText(words)).toBeVisible()
    expect(await payButton()).toBeEnabled()
  },
)
