import { screen, waitFor, within } from '@testing-library/react'
import { refusal } from '../../support/fakeApi'
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
