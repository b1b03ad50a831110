import { screen, waitFor, within } from '@testing-library/react'
import type { CartItem } from '#domain/cart/cart'
import type { CatalogueCard } from '../../../src/client/areas/storefront/catalogue/CatalogueCard'
import { expectConsoleErrors } from '../../support/consoleErrors'
import type * as Profiled from '../../support/profiled'
import { takeRenders } from '../../support/profiled'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, product } from '../../support/shopFront'

jest.mock('../../../src/client/areas/storefront/catalogue/CatalogueCard', () => {
  const { CatalogueCard: Card } = jest.requireActual<{ CatalogueCard: typeof CatalogueCard }>(
    '../../../src/client/areas/storefront/catalogue/CatalogueCard',
  )
  const { profiled } = jest.requireActual<typeof Profiled>('../../support/profiled')
  return { CatalogueCard: profiled(Card, ({ name }) => name) }
})

const details = {
  ingredients: [],
  meatOrigins: [],
  nutrition: null,
}
const DISHES = 30
/** Of one card by one press: at once, as the cart follows, and as the list does when there is time. */
const MAX_RENDERS = 3
const products = Array.from({ length: DISHES }, (_, at) =>
  product({ id: String(at + 1), name: `Plateau ${at + 1}` }),
)
const units = (count: number): CartItem[] =>
  count === 0 ? [] : [{ itemId: '7', type: 'product', lineId: 'LIGNE-PLATEAUX', qty: count }]

test.each([
  ['added', 0, 'Ajouter Plateau 7', 'Panier, 1 article'],
  ['of which there is one more', 1, /^Augmenter/, 'Panier, 2 articles'],
  ['of which there is one less', 3, /^Diminuer/, 'Panier, 2 articles'],
  ['taken out', 1, /^Diminuer/, 'Panier, vide'],
])(
  'a dish %s renders its card and the summary, not the others',
  async (_, before, press, after) => {
    const api = createShop({ availableInventory: { products, menus: [], lines: [] } })
    const { user } = await renderApp('/', { api, cart: aCart({ items: units(before) }) })
    const card = within(await screen.findByRole('article', { name: 'Plateau 7' }))
    await screen.findByRole('article', { name: `Plateau ${DISHES}` })
    await waitFor(() => expect(takeRenders()).toEqual([]))
    await user.click(card.getByRole('button', { name: press }))
    expect(screen.getByRole('link', { name: after })).toBeInTheDocument()
    const renders = takeRenders()
    expect(new Set(renders)).toEqual(new Set(['Plateau 7']))
    expect(renders.length).toBeLessThanOrEqual(MAX_RENDERS)
  },
)

const openShop = async () => {
  const api = createShop({
    availableInventory: { products, menus: [], lines: [] },
    product: product({ ...details, id: '7', name: 'Plateau 7' }),
  })
  const app = await renderApp('/', { api, cart: aCart() })
  await screen.findByRole('article', { name: `Plateau ${DISHES}` })
  await waitFor(() => expect(takeRenders()).toEqual([]))
  return { ...app, api }
}

test('opening the sheet of a dish and closing it renders no card', async () => {
  const { user, router } = await openShop()
  await user.click(screen.getByRole('link', { name: 'Plateau 7' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Plateau 7' }))
  expect(router.state.location.search).toBe('?produit=7')
  await user.click(sheet.getByRole('button', { name: 'Fermer' }))
  expect(router.state.location.search).toBe('')
  expect(takeRenders()).toEqual([])
})

test('opening a panel of the delivery bar and closing it renders no card', async () => {
  const { user, router } = await openShop()
  await user.click(screen.getByRole('button', { name: /^Où/ }))
  expect(await screen.findByRole('combobox', { name: 'Adresse de livraison' })).toBeVisible()
  expect(router.state.location.search).toBe('?livraison=adresse')
  await user.keyboard('{Escape}')
  expect(router.state.location.search).toBe('')
  expect(takeRenders()).toEqual([])
})

test('a day that is chosen renders no card before its list is there', async () => {
  const { user, api } = await openShop()
  await user.click(screen.getByRole('button', { name: /^Quand/ }))
  const days = within(await screen.findByRole('dialog', { name: /Quel jour/ }))
  const tomorrow = await days.findByRole('button', { name: /^mercredi 25 novembre(?!\s·)/ })
  takeRenders()
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  api.requests.length = 0
  await user.click(tomorrow)
  expect(await screen.findByRole('dialog', { name: /À quelle heure/ })).toBeVisible()
  expect(api.requests).toEqual([])
  expect(takeRenders()).toEqual([])
  jest.restoreAllMocks()
})

test('a press for another tab or window is the browser’s', async () => {
  // jsdom has neither.
  expectConsoleErrors(/Not implemented: navigation/)
  const { user, router } = await openShop()
  const link = screen.getByRole('link', { name: 'Plateau 7' })
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
    await user.keyboard(`{${key}>}`)
    await user.click(link)
    await user.keyboard(`{/${key}}`)
  }
  expect(router.state.location.search).toBe('')
})
