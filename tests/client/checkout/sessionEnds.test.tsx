import { screen, waitFor, within } from '@testing-library/react'
import { refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { payButton, typeCard } from '../paying/cardForm'
import { ACCEPTED, createCheckout, readyCart } from './checkoutServer'

const signedOut = () => {
  throw refusal('UNAUTHENTICATED', 'Sign in first')
}

test.each(['setCart', 'createOrder', 'createPaymentIntent'])(
  'a session that ends at %s opens the sign-in dialog and loses nothing that was typed',
  async (operation) => {
    const checkout = createCheckout({ [operation]: signedOut })
    const cart = readyCart()
    const { user } = await renderApp('/order/paiement', { api: checkout, cart, user: CAMILLE })
    await typeCard(user, ACCEPTED)
    await user.click(await payButton())
    const dialog = await screen.findByRole('dialog', { name: 'Se connecter' })
    expect(within(dialog).getByLabelText('Adresse e-mail')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByText(/Votre session a expiré/)).toBeVisible()
    expect(screen.getByLabelText('Numéro de carte')).toHaveValue('4242 4242 4242 4242')
    expect(screen.getByLabelText('Code de sécurité')).toHaveValue('123')
    expect(checkout.confirmed).toEqual([])
  },
)

test('who signs in again is told no more that the session has ended', async () => {
  const checkout = createCheckout({
    setCart: signedOut,
    authenticate: { token: 'fresh' },
    getUserFromToken: { ...CAMILLE },
  })
  const { user } = await renderApp('/order/paiement', {
    api: checkout,
    cart: readyCart(),
    user: CAMILLE,
  })
  await typeCard(user, ACCEPTED)
  await user.click(await payButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Se connecter' }))
  expect(screen.getByText(/Votre session a expiré/)).toBeInTheDocument()
  await fillIn(user, dialog.getByLabelText('Adresse e-mail'), CAMILLE.email)
  await fillIn(user, dialog.getByLabelText('Mot de passe'), 'Demo-Tablee-2026')
  await user.click(dialog.getByRole('button', { name: 'Se connecter' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText(/Votre session a expiré/)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Numéro de carte')).toHaveValue('4242 4242 4242 4242')
})
