import { screen, waitFor, within } from '@testing-library/react'
import type { CartItem } from '#domain/cart/cart'
import type { CatalogueCard } from '../../../src/client/areas/storefront/catalogue/CatalogueCard'
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

const DISHES = 30
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
    await waitFor(() => expect(takeRenders().size).toBe(0))
    await user.click(card.getByRole('button', { name: press }))
    expect(screen.getByRole('link', { name: after })).toBeInTheDocument()
    expect(takeRenders()).toEqual(new Set(['Plateau 7']))
  },
)
