import { act, screen, waitFor, within } from '@testing-library/react'
import type { Cart } from '#domain/cart/cart'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, product, TRAY, units } from '../../support/shopFront'
import { tellOtherTabs } from '../state/tabs'

const PASTRY = 'LIGNE-PATISSERIE'
const tarts = { ...units(2, '70'), lineId: PASTRY }
const TART = product({
  id: '70',
  name: 'Tarte Montorgueil',
  category: 'Dessert',
  price: 4000,
  line: { id: PASTRY, slug: 'patisserie', name: 'Pâtisserie', brand: { id: '21' } },
  brand: { id: '21', name: 'Pâtisserie', key: 'patisserie' },
})
const OF_LINE = new Map([
  ['LIGNE-PLATEAUX', TRAY],
  [PASTRY, TART],
])

/** A server that lists the lines that it is asked for, as the real one does. */
const shop = (changes = {}) =>
  createShop({
    availableInventory: ({ input }: { input: { linesIds: string[] } }) => ({
      products: input.linesIds.flatMap((lineId) => OF_LINE.get(lineId) ?? []),
      menus: [],
      lines: [],
    }),
    ...changes,
  })
const open = (path: string, cart: Cart) => renderApp(path, { api: shop(), cart })

const amount = (name: string) => screen.getByText(name).parentElement
const ofTrays = aCart({ items: [units(4)] })
const withTarts = aCart({ items: [units(4), tarts] })

afterEach(() => jest.restoreAllMocks())

test('a cart that lives in memory keeps its articles on its page, and is added up', async () => {
  const { goTo, api } = await open('/', withTarts)
  await screen.findByRole('button', { name: 'Retirer Tarte Montorgueil' })
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  await goTo('/cart')
  expect(await screen.findByRole('button', { name: 'Retirer Tarte Montorgueil' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(amount('Produits HT')).toHaveTextContent(/160,00\s€/)
  expect(api.sent('cartScreenQuery').at(-1)?.variables).toMatchObject({
    input: { linesIds: ['LIGNE-PLATEAUX', PASTRY] },
  })
})

test('a line that comes back by « Annuler » has its name, and counts in the total', async () => {
  const { user, goTo } = await open('/', withTarts)
  await user.click(await screen.findByRole('button', { name: 'Retirer Tarte Montorgueil' }))
  await goTo('/cart')
  await waitFor(() => expect(amount('Produits HT')).toHaveTextContent(/80,00\s€/))
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(await screen.findByRole('button', { name: 'Retirer Tarte Montorgueil' })).toBeVisible()
  expect(amount('Produits HT')).toHaveTextContent(/160,00\s€/)
})

test('a line that another tab adds has its name, and counts in the total', async () => {
  await open('/cart', ofTrays)
  await screen.findByRole('button', { name: 'Retirer Plateau Batignolles' })
  window.localStorage.setItem('tablee.cart', JSON.stringify(withTarts))
  act(() => tellOtherTabs())
  expect(await screen.findByRole('button', { name: 'Retirer Tarte Montorgueil' })).toBeVisible()
  await waitFor(() => expect(amount('Produits HT')).toHaveTextContent(/160,00\s€/))
})

test('a list that is lost on its way is said, and requested again', async () => {
  const api = shop()
  let isLost = false
  const fetch: typeof api.fetch = (url, request) =>
    isLost ? Promise.reject(new TypeError('Failed to fetch')) : api.fetch(url, request)
  const { user } = await renderApp('/cart', { api: { ...api, fetch }, cart: ofTrays })
  await screen.findByRole('button', { name: 'Retirer Plateau Batignolles' })
  isLost = true
  window.localStorage.setItem('tablee.cart', JSON.stringify(withTarts))
  act(() => tellOtherTabs())
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(/^Le total de votre panier n’est pas à jour/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retirer Plateau Batignolles' })).toBeVisible()
  isLost = false
  await user.click(notice.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('button', { name: 'Retirer Tarte Montorgueil' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('who signs in over the cart has the discount of their company', async () => {
  const eventDiscounts = [
    { brand: { id: '1' }, discountPercentage: 10, discountAmount: 0, minimumCartAmount: 0 },
  ]
  const api = shop({
    getUserFromToken: CAMILLE,
    authenticate: { token: 'fresh' },
    getCustomerProfile: { companyEntity: { eventDiscounts } },
    setCart: () => ({ items: [], changes: [] }),
  })
  const { user } = await renderApp('/cart', { api, cart: ofTrays })
  await screen.findByText('Total TTC')
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
  await fillIn(user, form.getByLabelText('Adresse e-mail'), 'camille@atelier-nord.example')
  await fillIn(user, form.getByLabelText('Mot de passe'), 'Demo-Tablee-2026')
  await user.click(form.getByRole('button', { name: 'Se connecter' }))
  expect(await screen.findByText('Remise -10 %')).toBeVisible()
})
