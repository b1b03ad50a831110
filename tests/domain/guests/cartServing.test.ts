import { cartDishes, missingGuests, serveCart, type TableFacts } from '#domain/guests/cartServing'
import type { Guests } from '#domain/guests/guestsSchema'

const GUESTS: Guests = { people: 10, groups: [{ needs: ['vegan'], people: 2 }] }

const product = (id: string, changes: Partial<TableFacts['products'][number]> = {}) => ({
  ...{ id, category: 'Box' as const, tags: [], allergens: [], participantsPerQuantity: 1 },
  ...changes,
})

const FACTS: TableFacts = {
  products: [
    product('1'),
    product('2', { tags: ['Vegan'] }),
    product('3', { category: 'Beverage', tags: ['Vegan'], participantsPerQuantity: 4 }),
  ],
  menus: [{ id: '1', productsIds: ['2'], participantsPerQuantity: 6 }],
}

const item = (itemId: string, qty: number, type: 'product' | 'menu' = 'product') => ({
  ...{ itemId, qty, type, lineId: 'LIGNE-PLATEAUX' },
})

test('a cart has the places of its units; an article of another kind or of no list has none', () => {
  const items = [item('1', 3), item('1', 2, 'menu'), item('2', 1, 'menu'), item('9', 4)]
  expect(cartDishes(items, FACTS).map(({ places }) => places)).toEqual([3, 12])
})

test('a cart without a meal serves nobody, and is not one that leaves everybody out', () => {
  expect(serveCart(GUESTS, [item('3', 3)], FACTS)).toBeNull()
  expect(serveCart(GUESTS, [], FACTS)).toBeNull()
  expect(serveCart(GUESTS, [item('3', 3), item('1', 8)], FACTS)).toEqual({
    people: 10,
    served: 8,
    missing: [{ needs: ['vegan'], people: 2 }],
  })
})

test('each article says how many more it would serve, whatever was said of another before', () => {
  const missing = missingGuests(GUESTS, [item('1', 3)], FACTS)
  const said = ['1', '2', '3', '9', '2', '1'].map((itemId) => missing({ type: 'product', itemId }))
  expect(said).toEqual([5, 2, 10, 0, 2, 5])
  expect(missing({ type: 'menu', itemId: '1' })).toBe(2)
})
