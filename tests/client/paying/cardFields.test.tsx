import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { paymentCopy } from '../../../src/client/areas/paying/paymentCopy'
import { sandboxCopy } from '../../../src/client/services/payments/sandbox/sandboxCopy'
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
  const cvc = screen.getByLabelText('Code de sécurité')
  expect(cvc).toHaveAttribute('name', 'cvc')
  // An American Express has four, on its other side.
  expect(cvc).toHaveAccessibleDescription(/^3\schiffres au dos de la carte, ou 4 devant\.$/)
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
  expect(screen.getByLabelText('Code de sécurité')).toBeInvalid()
  expect(checkout.orders.size).toBe(0)
  await fillCard(user, ACCEPTED)
  expect(screen.getByLabelText('Numéro de carte')).toBeValid()
  // What is known of the card is no part of the invoice that the cart keeps.
  expect(window.localStorage.getItem('tablee.cart')).not.toMatch(/"number"|"saveCard"|card_id/)
})

// The provider's words cannot be chosen: the labels are.
test.each([
  [paymentCopy.number.replace('de carte', 'de votre carte'), sandboxCopy.incompleteNumber],
  [paymentCopy.expiry, sandboxCopy.incompleteExpiry],
  [paymentCopy.cvc, sandboxCopy.incompleteCvc],
])(
  'what the payment provider finds wrong names the field « %s » as its label does',
  (label, words) => expect(words.toLowerCase()).toContain(label.toLowerCase()),
)
