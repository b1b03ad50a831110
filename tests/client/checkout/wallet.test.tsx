import { screen, within } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { payButton } from '../paying/cardForm'
import { createCheckout, readyCart } from './checkoutServer'

const WALLET = 'Portefeuille de démonstration'

const open = async (checkout: ReturnType<typeof createCheckout>) => {
  const app = await renderApp('/order/paiement', {
    api: checkout,
    cart: readyCart(),
    user: CAMILLE,
  })
  const express = await screen.findByRole('group', { name: 'Paiement express' })
  return { ...app, express, wallet: within(express).getByRole('button', { name: WALLET }) }
}
const sheet = async () => within(await screen.findByRole('dialog', { name: WALLET }))

test('a wallet pays the order without a card being typed', async () => {
  const checkout = createCheckout()
  const { user, wallet, router } = await open(checkout)
  await user.click(wallet)
  expect((await sheet()).getByText(/110,80/)).toBeVisible()
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(router.state.location.search).toBe('?commande=order-1')
  expect(checkout.confirmed).toEqual(['pi-order-1'])
})

test('it stands above the choice of method, says what follows, and pays whichever of them is chosen', async () => {
  const checkout = createCheckout()
  const { user, express, wallet } = await open(checkout)
  expect(express).toHaveTextContent('ou par carte, ou par virement')
  const transfer = screen.getByRole('radio', { name: /Virement bancaire/ })
  expect(express.compareDocumentPosition(transfer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(transfer)
  expect(transfer).toHaveFocus()
  expect(wallet).toBeVisible()
  await user.click(wallet)
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(checkout.confirmed).toEqual(['pi-order-1'])
})

test('where only cards follow, it says so', async () => {
  await renderApp('/order/paiement', {
    api: createCheckout(),
    cart: readyCart(),
    user: { ...CAMILLE, canUseWireTransfer: false },
  })
  const express = await screen.findByRole('group', { name: 'Paiement express' })
  expect(express).toHaveTextContent(/ou par carte$/)
})

test('its sheet stays shut while the form is not right: the field says why, the card’s are left alone', async () => {
  const checkout = createCheckout()
  const { user, wallet } = await open(checkout)
  const siret = screen.getByLabelText(/^SIRET/)
  await user.type(siret, '123')
  await user.click(wallet)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(siret).toHaveFocus()
  expect(siret).toBeInvalid()
  expect(screen.getByLabelText('Numéro de carte')).not.toBeInvalid()
  expect(checkout.sent('useOrderPortsCreateOrderMutation')).toEqual([])
})

test('a sheet that is closed leaves everything as it was', async () => {
  const checkout = createCheckout()
  const { user, wallet } = await open(checkout)
  await user.click(wallet)
  await user.click((await sheet()).getByRole('button', { name: 'Annuler' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await payButton()).toBeEnabled()
  expect(checkout.orders.size).toBe(0)
  const said = () =>
    screen.queryByText('Paiement express fermé : rien n’a été débité par ce moyen.')
  expect(said()).toHaveAttribute('role', 'status')
  await user.click(wallet)
  expect(said()).not.toBeInTheDocument()
})

const nameField = () => screen.getByLabelText(/^Nom et prénom/)
const addressField = () => screen.getByLabelText(/^Adresse de facturation/)

test('what the invoice lacks comes from the wallet, in the order that is paid', async () => {
  const checkout = createCheckout()
  const { user, wallet } = await open(checkout)
  await user.clear(nameField())
  await user.clear(addressField())
  await user.click(wallet)
  expect((await sheet()).getByText(/Alix Moreau, 5 rue des Archives, 75004 Paris/)).toBeVisible()
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  const sent = JSON.stringify(checkout.sent('useSetCartMutation'))
  expect(sent).toContain('"Alix Moreau"')
  expect(sent).toContain('"5 rue des Archives, 75004 Paris"')
})

test('what a customer has written stays, and is not requested from the wallet', async () => {
  const checkout = createCheckout()
  const { user, wallet } = await open(checkout)
  await user.click(wallet)
  expect((await sheet()).queryByText(/Alix Moreau/)).not.toBeInTheDocument()
  await user.click((await sheet()).getByRole('button', { name: 'Annuler' }))
  await user.clear(addressField())
  await user.click(wallet)
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  const sent = JSON.stringify(checkout.sent('useSetCartMutation'))
  expect(sent).toContain('"Camille Roche"')
  expect(sent).toContain('"5 rue des Archives, 75004 Paris"')
  expect(sent).not.toContain('Alix')
})

test('what the server refuses of the order is said as for a card', async () => {
  const checkout = createCheckout({ createOrder: () => 'TOO_LATE' })
  const { user, wallet } = await open(checkout)
  await user.click(wallet)
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  const refusal = { name: 'L’heure limite de ce créneau est passée' }
  expect(await screen.findByRole('dialog', refusal)).toBeVisible()
  expect(screen.queryByRole('dialog', { name: WALLET })).not.toBeInTheDocument()
  expect(checkout.confirmed).toEqual([])
})
