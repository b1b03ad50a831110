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

test('for what goes along, whole or in part, no other dish is named', () => {
  const nearest = (available: number) =>
    moveCart([wants('1')], shop(dish('1')), shop(dish('1', { available }), dish('2'))).lines[0]
      ?.nearest
  expect([nearest(6), nearest(5)]).toEqual([null, null])
  expect(nearest(0)).toMatchObject({ name: 'Plateau 2' })
})

test('an article that only the other day’s inventory names goes along', () => {
  const move = moveCart([wants('1')], shop(), shop(dish('1')))
  expect(move).toMatchObject({ items: [wants('1')], unknown: 0, hasChanges: false })
})

test('a menu goes along as one, and for one that is missing no dish is named', () => {
  const menu = { id: '1', name: 'Formule', available: 9, price: 2500, productsIds: [] }
  const item: CartItem = { ...wants('1', 2), type: 'menu', lineId: 'LIGNE-MENUS' }
  const before = { ...shop(dish('1', { lineId: 'LIGNE-MENUS' })), menus: [menu] }
  expect(moveCart([item], before, before)).toMatchObject({
    items: [item],
    lines: [{ name: 'Formule', price: 2500, state: 'same' }],
  })
  const after = shop(dish('2', { lineId: 'LIGNE-MENUS' }))
  expect(moveCart([item], before, after).lines).toMatchObject([
    { name: 'Formule', state: 'missing', nearest: null },
  ])
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

test('nearest is by how far the price is, dearer or cheaper; of two as far, the cheaper', () => {
  const priced = (id: string, price: number) => dish(id, { price })
  expect(nearestOf(dish('1'), priced('2', 900), priced('3', 2100), priced('4', 3000))).toBe(
    'Plateau 3',
  )
  expect(nearestOf(dish('1'), priced('2', 2100), priced('3', 1900))).toBe('Plateau 3')
})

test('nearest is to the missing one, whichever dish stands first', () => {
  const before = shop(dish('1', { price: 900 }), dish('2', { price: 3000 }))
  const after = shop(
    dish('1', { price: 900 }),
    dish('3', { price: 1000 }),
    dish('4', { price: 2900 }),
  )
  expect(moveCart([wants('2')], before, after).lines[0]?.nearest?.name).toBe('Plateau 4')
})

test('nearest is nothing that is sold in more than is left of it', () => {
  expect(nearestOf(dish('1'), dish('2', { available: 9, minimumQuantity: 10 }))).toBeNull()
  expect(nearestOf(dish('1'), dish('2', { available: 10, minimumQuantity: 10 }))).toBe('Plateau 2')
})

test('a dish that is sold one by one is near to the last of it', () => {
  const move = moveCart([wants('1', 1)], shop(dish('1')), shop(dish('2', { available: 1 })))
  expect(move.lines[0]?.nearest?.name).toBe('Plateau 2')
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
