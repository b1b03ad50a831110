import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { fillIn } from '../../support/fillIn'
import { units } from '../../support/shopFront'
import { fillCard, payButton } from '../paying/cardForm'
import { ACCEPTED, createCheckout, readyCart } from './checkoutServer'

const SMALL = readyCart({ items: [units(2)] })
const EMAIL = 'claire@bureau.example'
const VISITOR = { 'tablee.visitor': { email: EMAIL, hasAccount: false, key: SMALL.key } }

const explanation = () =>
  screen.findByRole('dialog', { name: /^Encore 20,00\s€\sHT pour être livré$/ })

test.each([
  ['a customer', { user: CAMILLE }],
  ['a visitor', {}],
])('%s who opens the delivery by its address goes no further below the minimum', async (_, who) => {
  const api = createCheckout({ checkEmail: false })
  const { user, router } = await renderApp('/order/livraison', { api, cart: SMALL, ...who })
  await screen.findByLabelText('Nom et prénom')
  const email = screen.queryByLabelText('Adresse e-mail')
  if (email) await fillIn(user, email, EMAIL)
  await user.click(screen.getByRole('button', { name: 'Continuer vers le paiement' }))
  expect(await explanation()).toHaveTextContent(/60,00\s€\sHT/)
  expect(router.state.location.pathname).toBe('/order/livraison')
})

test('a visitor who opens the payment by its address gets no account for an order below the minimum', async () => {
  const api = createCheckout()
  const { user } = await renderApp('/order/paiement', { api, cart: SMALL, inTab: VISITOR })
  await fillCard(user, ACCEPTED)
  await user.click(screen.getByRole('checkbox', { name: /J’accepte les conditions générales/ }))
  await user.click(await payButton())
  expect(await explanation()).toHaveTextContent(/60,00\s€\sHT/)
  expect(api.sent('useOpenAccountMutation')).toEqual([])
})
