import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { fillCard, payButton } from './cardForm'
import { ACCEPTED, createCheckout, readyCart } from '../checkout/checkoutServer'

const open = (api = createCheckout()) =>
  renderApp('/order/paiement', { api, cart: readyCart(), user: CAMILLE })

test('the sandbox’s card fields carry the names of the card form', async () => {
  await open()
  const number = await screen.findByLabelText('Numéro de carte')
  const box = screen.getByRole('checkbox', { name: /^Enregistrer cette carte/ })
  expect(number).toHaveAttribute('name', 'number')
  expect(screen.getByPlaceholderText('mois')).toHaveAttribute('name', 'expiry_month')
  expect(screen.getByPlaceholderText('année')).toHaveAttribute('name', 'expiry_year')
  expect(screen.getByLabelText('Cryptogramme')).toHaveAttribute('name', 'cvc')
  expect(box).toHaveAttribute('name', 'saveCard')
})

test('card and invoice are one form: what is wrong with either is said at once, the first has the focus', async () => {
  const checkout = createCheckout()
  const { user } = await open(checkout)
  await screen.findByLabelText('Numéro de carte')
  await user.clear(screen.getByLabelText(/^Nom et prénom/))
  await user.click(await payButton())
  expect(screen.getByLabelText(/^Nom et prénom/)).toHaveFocus()
  expect(screen.getByLabelText(/^Nom et prénom/)).toBeInvalid()
  expect(screen.getByLabelText('Numéro de carte')).toBeInvalid()
  expect(screen.getByLabelText('Cryptogramme')).toBeInvalid()
  expect(checkout.orders.size).toBe(0)
  await fillCard(user, ACCEPTED)
  expect(screen.getByLabelText('Numéro de carte')).toBeValid()
  // What is known of the card is no part of the invoice that the cart keeps.
  expect(window.localStorage.getItem('tablee.cart')).not.toMatch(/"number"|"saveCard"|card_id/)
})
