import { screen } from '@testing-library/react'
import type { FakeApi } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { fillCard, payButton } from '../paying/cardForm'
import { ACCEPTED, createCheckout, readyCart } from './checkoutServer'

const crash = /Une erreur est survenue, merci de réessayer ou de contacter notre support/

test.each([
  ['createOrder', crash],
  ['setCart', crash],
  ['createPaymentIntent', "Une erreur technique est survenue, vous n'avez pas été débité."],
])(
  'a server that returns null for %s is reported in words, and the form can be sent again',
  async (field, words) => {
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
    await fillCard(user, ACCEPTED)
    await user.click(await payButton())
    expect(await screen.findByText(words)).toBeVisible()
    expect(await payButton()).toBeEnabled()
  },
)

test('a server that returns null for openAccount is reported in words, and the form can be sent again', async () => {
  const checkout = createCheckout()
  const fetch: FakeApi['fetch'] = async (url, request) =>
    String(request?.body).includes('openAccount(')
      ? Response.json({ data: { openAccount: null } })
      : checkout.fetch(url, request)
  const visitor = { email: 'claire@bureau.example', hasAccount: false, key: 'key-of-the-visitor' }
  const { user } = await renderApp('/order/paiement', {
    api: { ...checkout, fetch },
    cart: readyCart(),
    inTab: { 'tablee.visitor': visitor },
  })
  await fillCard(user, ACCEPTED)
  await user.click(screen.getByRole('checkbox', { name: /J’accepte les conditions générales/ }))
  await user.click(await payButton())
  expect(await screen.findByText(crash)).toBeVisible()
  expect(await payButton()).toBeEnabled()
  expect(checkout.orders.size).toBe(0)
})
