import {
  daysOfAllLines,
  linesByAmount,
  orderedItems,
  reorder,
  type OrderedArticle,
  type PricedInventory,
} from '#domain/order/reorder'

const tray = (changes: Partial<OrderedArticle> = {}): OrderedArticle => ({
  type: 'product',
  itemId: '1',
  lineId: 'LIGNE-PLATEAUX',
  name: 'Plateau du marché',
  quantity: 4,
  price: 1500,
  ...changes,
})
const formula = (changes: Partial<OrderedArticle> = {}): OrderedArticle =>
  tray({ type: 'menu', lineId: 'LIGNE-MENUS', name: 'Formule', price: 2500, ...changes })

const shop = (available = 50, price = 1500): PricedInventory => ({
  products: [{ id: '1', name: 'Plateau du marché', available, price }],
  menus: [{ id: '1', name: 'Formule', available: 50, price: 2600, productsIds: ['1', '1'] }],
})

test('what can be had as before fills the cart and has nothing to tell', () => {
  expect(reorder([tray()], shop())).toEqual({
    items: [{ type: 'product', itemId: '1', lineId: 'LIGNE-PLATEAUX', qty: 4 }],
    lines: [
      {
        type: 'product',
        name: 'Plateau du marché',
        quantity: 4,
        available: 4,
        price: 1500,
        priceNow: 1500,
        state: 'same',
      },
    ],
    hasChanges: false,
  })
})

test('another price is a change, dearer or cheaper', () => {
  for (const price of [1400, 1600]) {
    const { lines, hasChanges } = reorder([tray()], shop(50, price))
    expect(lines[0]).toMatchObject({ price: 1500, priceNow: price, state: 'same' })
    expect(hasChanges).toBe(true)
  }
})

test('what is left of a dish is what the cart gets', () => {
  const { items, lines } = reorder([tray()], shop(3))
  expect(items).toEqual([expect.objectContaining({ qty: 3 })])
  expect(lines[0]).toMatchObject({ available: 3, quantity: 4, state: 'reduced' })
})

test('less of a dish at the same price is a change, one of several dishes too', () => {
  expect(reorder([tray()], shop(3)).hasChanges).toBe(true)
  expect(reorder([tray(), tray({ itemId: '9' })], shop()).hasChanges).toBe(true)
})

test('each article is compared with itself, a menu not with the product of the same id', () => {
  const { products, menus } = shop()
  const soup = { id: '2', name: 'Soupe', available: 2, price: 700 }
  const ordered = [
    tray({ quantity: 1 }),
    tray({ itemId: '2', name: 'Soupe', price: 700, quantity: 3 }),
    formula({ quantity: 3 }),
  ]
  const { lines } = reorder(ordered, { products: [...products, soup], menus })
  expect(lines.map(({ name, available, priceNow }) => [name, available, priceNow])).toEqual([
    ['Plateau du marché', 1, 1500],
    ['Soupe', 2, 700],
    ['Formule', 3, 2600],
  ])
})

test('the items of past lines are those that the catalogue still has', () => {
  const ordered = [tray(), tray({ itemId: null }), tray({ lineId: null })]
  expect(orderedItems(ordered).map(({ itemId, lineId }) => [itemId, lineId])).toEqual([
    ['1', 'LIGNE-PLATEAUX'],
  ])
})

test.each([
  ['sold out', tray(), shop(0)],
  ['not on the day’s list', tray({ itemId: '9' }), shop()],
  ['gone from the catalogue', tray({ itemId: null, lineId: null }), shop()],
])('a dish that is %s is missing, and has no price', (_, article, inventory) => {
  const { items, lines, hasChanges } = reorder([article], inventory)
  expect(items).toEqual([])
  expect(lines[0]).toMatchObject({ available: 0, priceNow: null, state: 'missing' })
  expect(hasChanges).toBe(true)
})

test('less than the least quantity of a dish is none of it', () => {
  const inventory = shop(3)
  const least = {
    ...inventory,
    products: inventory.products.map((p) => ({ ...p, minimumQuantity: 4 })),
  }
  expect(reorder([tray()], least).lines[0]?.state).toBe('missing')
})

test('a menu takes its products first, and product 1 is not menu 1', () => {
  const { lines } = reorder([tray(), formula({ quantity: 2 })], shop(6))
  expect(lines.map(({ name, available, priceNow }) => [name, available, priceNow])).toEqual([
    ['Plateau du marché', 2, 1500],
    ['Formule', 2, 2600],
  ])
})

const tarts = (quantity: number) =>
  tray({ itemId: '70', lineId: 'LIGNE-PATISSERIE', name: 'Tarte', price: 3000, quantity })

test('the main line is of the brand that most of an order is of, wherever it stands', () => {
  const menusAndTarts = [tarts(2), formula({ quantity: 15 })]
  expect(linesByAmount(menusAndTarts)).toEqual(['LIGNE-MENUS', 'LIGNE-PATISSERIE'])
  expect(linesByAmount([tarts(3), tray(), formula({ quantity: 3 })])).toEqual([
    'LIGNE-MENUS',
    'LIGNE-PLATEAUX',
    'LIGNE-PATISSERIE',
  ])
  expect(linesByAmount([tray({ quantity: 1 }), tarts(2)])[0]).toBe('LIGNE-PATISSERIE')
  expect(linesByAmount([tray({ itemId: null, lineId: null })])).toEqual([])
})

test('an order has the slots that each of its lines may have, and keeps a day that has none of them', () => {
  const slot = (hour: string) => ({
    start: `2026-11-25T${hour}:00+01:00`,
    end: `2026-11-25T${hour}:30+01:00`,
  })
  const offered = (...hours: string[]) => ({ day: '2026-11-25', slots: hours.map(slot) })
  expect(daysOfAllLines([[offered('11', '12', '13')], [offered('12', '13', '14')]])).toEqual([
    offered('12', '13'),
  ])
  expect(daysOfAllLines([[offered('11', '12')], [offered('18')]])).toEqual([offered()])
  expect(
    daysOfAllLines([[offered('11', '12')], [offered('11', '12')], [offered('12', '13')]]),
  ).toEqual([offered('12')])
  expect(daysOfAllLines([])).toEqual([])
})
