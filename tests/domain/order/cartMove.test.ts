import type { CartItem } from '#domain/cart/cart'
import { moveCart, type MoveInventory, type MovedProduct } from '#domain/order/cartMove'

const dish = (id: string, changes: Partial<MovedProduct> = {}): MovedProduct => ({
  id,
  name: `Plateau ${id}`,
  available: 20,
  price: 2000,
  lineId: 'LIGNE-PLATEAUX',
  category: 'Box',
  tags: [],
  ...changes,
})
const shop = (...products: MovedProduct[]): MoveInventory => ({ products, menus: [] })
const wants = (itemId: string, qty = 6): CartItem => ({
  itemId,
  type: 'product',
  lineId: 'LIGNE-PLATEAUX',
  qty,
})
const nearestOf = (before: MovedProduct, ...after: MovedProduct[]) =>
  moveCart([wants(before.id)], shop(before), shop(...after)).lines[0]?.nearest?.name ?? null

test('what the other day has as well goes along as it is', () => {
  const move = moveCart([wants('1')], shop(dish('1')), shop(dish('1')))
  expect(move).toMatchObject({ items: [wants('1')], hasChanges: false })
  expect(move.lines).toMatchObject([{ available: 6, state: 'same', nearest: null }])
})

test('of what is short as much goes along as there is, to the last unit', () => {
  const after = (available: number) => shop(dish('1', { available }))
  const lines = (available: number) =>
    moveCart([wants('1')], shop(dish('1')), after(available)).lines
  expect(lines(6)).toMatchObject([{ state: 'same' }])
  expect(lines(5)).toMatchObject([{ state: 'reduced', available: 5, quantity: 6, nearest: null }])
  expect(lines(0)).toMatchObject([{ state: 'missing', available: 0 }])
})

test('another price is told', () => {
  const { lines, hasChanges } = moveCart(
    [wants('1')],
    shop(dish('1')),
    shop(dish('1', { price: 2100 })),
  )
  expect(lines).toMatchObject([{ price: 2000, priceNow: 2100 }])
  expect(hasChanges).toBe(true)
})

test('for what is missing the nearest in price is named, of the same line and category', () => {
  expect(
    nearestOf(
      dish('1'),
      dish('2', { price: 2300 }),
      dish('3', { price: 1900 }),
      dish('4', { category: 'Bread' }),
      dish('5', { lineId: 'LIGNE-ESHOP' }),
    ),
  ).toBe('Plateau 3')
})

test('nearest is nothing that does not suit a diet of the missing one', () => {
  const vegan = dish('1', { tags: ['Vegan', 'Local'] })
  expect(nearestOf(vegan, dish('2'), dish('3', { price: 3000, tags: ['Vegan'] }))).toBe('Plateau 3')
  expect(nearestOf(vegan, dish('2', { tags: ['Végétarien'] }))).toBeNull()
})

test('nearest is nothing of which too little is left beside what goes along', () => {
  const before = shop(dish('1'), dish('2'))
  const after = (available: number) => shop(dish('2', { available }))
  const nearest = (available: number) =>
    moveCart([wants('1', 6), wants('2', 4)], before, after(available)).lines[0]?.nearest
  expect(nearest(10)).toMatchObject({ name: 'Plateau 2' })
  expect(nearest(9)).toBeNull()
})

test('an empty cart moves as one', () => {
  expect(moveCart([], shop(), shop())).toEqual({
    items: [],
    lines: [],
    unknown: 0,
    hasChanges: false,
  })
})

test('an article that neither inventory knows is counted, and is a change', () => {
  const move = moveCart([wants('1'), wants('9')], shop(dish('1')), shop(dish('1')))
  expect(move).toMatchObject({ items: [wants('1')], unknown: 1, hasChanges: true })
  expect(moveCart([wants('1')], shop(dish('1')), shop(dish('1'))).unknown).toBe(0)
})
