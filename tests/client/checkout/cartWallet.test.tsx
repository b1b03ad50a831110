// Its code comes with the cart: the first test would wait for the compiler.
import '../../../src/client/areas/checkout/express/CartWallet'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { Cart } from '#domain/cart/cart'
import { expectTermsByBox, expectTermsBySentence } from '../../support/acceptedTerms'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { refusal, type FakeApi, type Responses } from '../../support/fakeApi'
import { units } from '../../support/shopFront'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { storedCart } from '../../support/storedCart'
import { tellOtherTabs } from '../state/tabs'
import { createCheckout, readyCart, stored } from './checkoutServer'

const WALLET = 'Portefeuille de démonstration'
const ALIX = { ...CAMILLE, id: '9', firstname: 'Alix', lastname: 'Moreau', phone: null }

const createServer = (changes: Responses = {}) =>
  createCheckout({
    checkEmail: false,
    openAccount: { token: 'token-of-alix' },
    getUserFromToken: ALIX,
    ...changes,
  })

const group = (timeout?: number) =>
  screen.findByRole('group', { name: 'Paiement express' }, timeout ? { timeout } : {})
const walletButton = async () => within(await group()).findByRole('button', { name: WALLET })
const sheet = async () => within(await screen.findByRole('dialog', { name: WALLET }))
const terms = () => screen.getByRole('checkbox', { name: /J’accepte les conditions générales/ })
const thanks = () => screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
const sentTo = (api: FakeApi, operation: string) =>
  api.sent(operation).map(({ variables }) => variables)

const openCart = (
  api = createServer(),
  cart: Cart = readyCart({ deliveryContact: null }),
  user?: typeof CAMILLE,
) => renderApp('/cart', user ? { api, cart, user } : { api, cart })

test('a visitor pays out of the cart: the wallet tells who, the account opens, one order is paid', async () => {
  const api = createServer()
  const { user, router } = await openCart(api)
  const wallet = await walletButton()
  await user.click(terms())
  await user.click(wallet)
  expect((await sheet()).getByText(/110,80/)).toBeVisible()
  expect((await sheet()).getByText(/Alix Moreau, 5 rue des Archives, 75004 Paris/)).toBeVisible()
  expect((await sheet()).getByText(/alix\.moreau.*@.*06\s12\s34\s56\s78/)).toBeVisible()
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  await thanks()
  expect(router.state.location.search).toBe('?commande=order-1')
  expect(api.confirmed).toEqual(['pi-order-1'])
  const email: unknown = expect.stringMatching(/^alix\.moreau\.\w+@/)
  expect(sentTo(api, 'useCheckEmailMutation')).toMatchObject([{ email }])
  expect(sentTo(api, 'useOpenAccountMutation')).toMatchObject([
    { email, firstname: 'Alix', lastname: 'Moreau', hasAcceptedTerms: true },
  ])
  expect(api.orderedCart()).toMatchObject({
    deliveryContact: { name: 'Alix Moreau', phone: '06 12 34 56 78' },
    invoiceContact: { customerName: 'Alix Moreau', address: '5 rue des Archives, 75004 Paris' },
  })
})

test('a visitor accepts the terms once, by the box, which leads to them', async () => {
  await openCart()
  await walletButton()
  expectTermsByBox(terms())
})

test('a visitor gets no wallet for dishes of room service, beside others too', async () => {
  const roomService = { ...units(2, '2'), lineId: 'LIGNE-ROOM-SERVICE' }
  const items = [units(4), roomService]
  await openCart(createServer(), readyCart({ items, roomServiceLocationId: '1' }))
  await screen.findByRole('button', { name: 'Commander' })
  await expect(group(1500)).rejects.toThrow()
})

test('its sheet stays shut until a visitor accepts the terms, and the box says so', async () => {
  const { user } = await openCart()
  await user.click(await walletButton())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(terms()).toHaveFocus()
  expect(terms()).toBeInvalid()
})

test('a customer is called and invoiced as the steps would propose, and the sheet requests nothing', async () => {
  const api = createServer()
  const { user } = await openCart(api, undefined, { ...CAMILLE, phone: '06 98 76 54 32' })
  const wallet = await walletButton()
  expect(screen.queryByRole('checkbox', { name: /conditions/ })).not.toBeInTheDocument()
  expectTermsBySentence(wallet)
  await user.click(wallet)
  expect((await sheet()).queryByText(/Alix/)).not.toBeInTheDocument()
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  await thanks()
  expect(api.sent('useOpenAccountMutation')).toEqual([])
  expect(api.orderedCart()).toMatchObject({
    deliveryContact: { name: 'Camille Roche', phone: '06 98 76 54 32' },
    invoiceContact: { customerName: 'Camille Roche' },
  })
})

test('a customer whose account has no phone is called as the last time, without instructions that no one has read', async () => {
  const last = {
    id: '7',
    deliveryContactName: 'Camille Roche',
    deliveryContactPhone: '06 39 98 45 11',
    deliveryDetails: 'Accueil, deuxième étage',
  }
  const api = createServer({ lastDeliveryContacts: [last] })
  const { user } = await openCart(api, undefined, { ...CAMILLE, phone: null })
  await user.click(await walletButton())
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  await thanks()
  expect(api.orderedCart()).toMatchObject({
    deliveryContact: {
      name: 'Camille Roche',
      phone: '06 39 98 45 11',
      details: null,
    },
  })
})

test('an address that has an account leads to its sign-in, and nothing is charged', async () => {
  const api = createServer({ checkEmail: true })
  const { user, router } = await openCart(api)
  const wallet = await walletButton()
  await user.click(terms())
  await user.click(wallet)
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/livraison'))
  expect(await screen.findByRole('form', { name: 'Se connecter' })).toBeVisible()
  expect(api.confirmed).toEqual([])
  expect(api.orders.size).toBe(0)
  // What the wallet told is not lost.
  expect(storedCart().deliveryContact).toMatchObject({ name: 'Alix Moreau' })
})

test('what is still missing after the sheet leads to its step, which says so', async () => {
  const limited = refusal('Too many', 'RATE_LIMITED')
  const api = createServer({ checkEmail: limited })
  const { user, router } = await openCart(api)
  const wallet = await walletButton()
  await user.click(terms())
  await user.click(wallet)
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/livraison'))
  const words = /Votre portefeuille n’a pas tout transmis.*Rien n’a été débité/
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText(/^Téléphone/)).toHaveValue('06 12 34 56 78')
  expect(api.orders.size).toBe(0)
})

test('a wallet that met a cart without a slot is told of on the recap until there is one', async () => {
  const cart = readyCart({ deliverySlot: null })
  const { router } = await renderApp('/cart', { api: createServer(), cart })
  await screen.findByRole('button', { name: 'Commander' })
  await act(() => router.navigate('/order', { state: { obstacle: 'walletLacks' } }))
  const words = /Votre portefeuille n’a pas tout transmis/
  expect(await screen.findByText(words)).toBeVisible()
  act(() => tellOtherTabs(JSON.stringify(readyCart())))
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument())
  expect(router.state.location.pathname).toBe('/order')
})

test('what the server refuses is said beside it, and the cart stays', async () => {
  const api = createServer({ setCart: () => stored({ totals: { sumPriceCartTTC: 12_000 } }) })
  const { user, router } = await openCart(api, readyCart(), CAMILLE)
  await user.click(await walletButton())
  await user.click((await sheet()).getByRole('button', { name: 'Payer' }))
  expect(await screen.findByText(/votre commande est maintenant à 120,00 € TTC/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/cart')
  expect(api.orders.size).toBe(0)
  // The next press shows, and pays, the new price.
  await user.click(await walletButton())
  expect((await sheet()).getByText(/120,00/)).toBeVisible()
})

test('a sheet that is closed charges nothing and says so', async () => {
  const api = createServer()
  const { user } = await openCart(api, readyCart(), CAMILLE)
  await user.click(await walletButton())
  await user.click((await sheet()).getByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText(/Paiement express fermé : rien n’a été débité/)).toBeVisible()
  expect(api.orders.size).toBe(0)
})

test.each<[string, Partial<Cart>]>([
  ['a slot', { deliverySlot: null }],
  ['an address', { address: null, distributionPointId: null }],
])('without %s there is none, and nothing is queried for one', async (_, changes) => {
  const api = createServer()
  await openCart(api, readyCart(changes))
  await screen.findByRole('button', { name: 'Commander' })
  expect(screen.queryByRole('form', { name: 'Paiement express' })).not.toBeInTheDocument()
  expect(api.sent('CartWalletQuery')).toEqual([])
})

test('under the minimum there is none', async () => {
  const api = createServer()
  const { user } = await openCart(api, readyCart({ items: [units(3)] }))
  await group()
  await user.click(screen.getByRole('button', { name: /^Diminuer/ }))
  expect(screen.queryByRole('group', { name: 'Paiement express' })).not.toBeInTheDocument()
})

test('where its query fails, the cart stands as it is', async () => {
  expectConsoleErrors(/INTERNAL/)
  const api = createServer({ lastInvoiceContacts: refusal('Internal', 'INTERNAL') })
  await openCart(api, readyCart(), CAMILLE)
  expect(await screen.findByRole('button', { name: 'Commander' })).toBeEnabled()
  await waitFor(() => expect(api.sent('CartWalletQuery')).not.toEqual([]))
  expect(screen.getByRole('button', { name: 'Commander' })).toBeEnabled()
})
