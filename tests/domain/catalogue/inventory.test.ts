import fc from 'fast-check'
import type { CartItem } from '#domain/cart/cart'
import {
  availableFor,
  canBeOrdered,
  maxQuantity,
  reconcileCart,
  type Inventory,
} from '#domain/catalogue/inventory'
import { menu, tray } from '../builders'

/** Menu 1 holds product 1 twice and product 2 once. */
const inventory = (over: Partial<Inventory> = {}): Inventory => ({
  products: [
    { id: '1', name: 'Salade', available: 10 },
    { id: '2', name: 'Tarte', available: 4 },
  ],
  menus: [{ id: '1', name: 'Buffet', available: 4, productsIds: ['1', '1', '2'] }],
  ...over,
})

const leftOfEach = (given: Inventory, items: CartItem[]) =>
  [tray(0), tray(0, '2'), menu(0)].map(availableFor(given, items))

describe('availability', () => {
  test('with an empty cart is that of the inventory', () => {
    expect(leftOfEach(inventory(), [])).toEqual([10, 4, 4])
  })

  test('menus use up their products, as often as they hold them', () => {
    expect(leftOfEach(inventory(), [menu(3)])).toEqual([4, 1, 1])
  })

  test('products leave fewer menus', () => {
    expect(availableFor(inventory(), [tray(7)])(menu(0))).toBe(1)
    expect(availableFor(inventory(), [tray(4, '2')])(menu(0))).toBe(0)
  })

  test('two menus share the products that they have in common', () => {
    const shared = inventory({
      menus: [
        { id: '1', name: 'Buffet', available: 4, productsIds: ['2'] },
        { id: '2', name: 'Cocktail', available: 4, productsIds: ['2'] },
      ],
    })
    expect(availableFor(shared, [menu(3)])(menu(0, '2'))).toBe(1)
  })

  test('is never negative, and nothing for what has a message of unavailability', () => {
    const scarce = inventory({
      products: [
        { id: '1', name: 'Salade', available: 1 },
        { id: '2', name: 'Tarte', available: 9, unavailabilityPublicMessage: 'En rupture' },
      ],
    })
    expect(leftOfEach(scarce, [tray(5)])).toEqual([0, 0, 0])
  })

  test('a menu whose products are not listed has its own figure', () => {
    const elsewhere = inventory({ products: [] })
    expect(availableFor(elsewhere, [menu(1)])(menu(0))).toBe(3)
  })
})

describe('the most units of an item', () => {
  test('counts its own units as free and the rest of the cart as taken', () => {
    const items = [menu(3), tray(2)]
    expect(maxQuantity(inventory(), items, tray(0))).toBe(4)
    expect(maxQuantity(inventory(), items, menu(0))).toBe(4)
    expect(maxQuantity(inventory(), [tray(6)], menu(0))).toBe(2)
  })

  test('is 0 for what the inventory does not know', () => {
    expect(maxQuantity(inventory(), [], tray(0, '99'))).toBe(0)
    expect(maxQuantity(inventory(), [], menu(0, '2'))).toBe(0)
  })
})

describe('after a reload of the inventory', () => {
  test('a cart that fits stays as it is', () => {
    const items = [tray(2), menu(3)]
    expect(reconcileCart(items, inventory())).toEqual({ items, changes: [] })
  })

  test('missing items leave and items above availability are reduced, each with its change', () => {
    const { items, changes } = reconcileCart([tray(3, '99'), tray(12)], inventory())
    expect(items).toEqual([tray(10)])
    expect(changes).toEqual([
      {
        item: { itemId: '99', type: 'product', lineId: 'LIGNE-PLATEAUX' },
        name: null,
        requestedQty: 3,
        qty: 0,
        minimumQuantity: null,
      },
      {
        item: { itemId: '1', type: 'product', lineId: 'LIGNE-PLATEAUX' },
        name: 'Salade',
        requestedQty: 12,
        qty: 10,
        minimumQuantity: null,
      },
    ])
  })

  test('what the cart’s own order holds is there, in menus too, and only what is above it is reduced', () => {
    const stock = inventory({
      products: [
        { id: '1', name: 'Salade', available: 1 },
        { id: '2', name: 'Tarte', available: 0 },
      ],
      menus: [{ id: '1', name: 'Buffet', available: 0, productsIds: ['1', '1', '2'] }],
    })
    const held = [tray(3), menu(2)]
    expect(reconcileCart(held, stock, held)).toEqual({ items: held, changes: [] })
    expect(reconcileCart([tray(9), menu(2)], stock, held).items).toEqual([tray(4), menu(2)])
    expect(reconcileCart([tray(9)], stock, held).items).toEqual([tray(8)])
  })

  test('what the cart’s own order holds stays where the inventory no longer sells it', () => {
    const hidden = inventory({
      products: [{ id: '1', name: 'Salade', available: 1, unavailabilityPublicMessage: 'Épuisé' }],
      menus: [],
    })
    const held = [tray(3), menu(2)]
    expect(reconcileCart([tray(5), menu(2)], hidden, held).items).toEqual(held)
  })

  test('what it holds of one article is there of no other', () => {
    expect(reconcileCart([tray(5, '2')], inventory(), [tray(3)]).items).toEqual([tray(4, '2')])
  })

  test('menus are served before products, and the cart keeps its order', () => {
    const { items, changes } = reconcileCart([tray(8), menu(4)], inventory())
    expect(items).toEqual([tray(2), menu(4)])
    expect(changes.map(({ name, qty }) => [name, qty])).toEqual([['Salade', 2]])
  })

  test('an item of which less than its least quantity is left leaves', () => {
    const least = inventory({
      products: [{ id: '1', name: 'Salade', available: 3, minimumQuantity: 4 }],
      menus: [],
    })
    expect(reconcileCart([tray(6)], least)).toMatchObject({ items: [], changes: [{ qty: 0 }] })
  })

  test('one unit is enough of what has no least quantity', () => {
    const scarce = inventory({ products: [{ id: '1', name: 'Salade', available: 1 }], menus: [] })
    expect(reconcileCart([tray(1)], scarce)).toEqual({ items: [tray(1)], changes: [] })
    expect(reconcileCart([tray(6)], scarce)).toMatchObject({
      items: [tray(1)],
      changes: [{ qty: 1, minimumQuantity: null }],
    })
  })

  test('a menu has its own least quantity and name, not those of the product of the same id', () => {
    const stocked = inventory({
      menus: [{ id: '1', name: 'Buffet', available: 9, minimumQuantity: 2, productsIds: [] }],
    })
    expect(reconcileCart([menu(1)], stocked)).toMatchObject({
      items: [],
      changes: [{ name: 'Buffet', qty: 0, minimumQuantity: 2 }],
    })
    expect(reconcileCart([menu(2)], stocked).items).toEqual([menu(2)])
  })

  test('an item that menus leave nothing of leaves, and names no least quantity', () => {
    const scarce = inventory({
      products: [
        { id: '1', name: 'Salade', available: 8 },
        { id: '2', name: 'Tarte', available: 4 },
      ],
    })
    expect(reconcileCart([tray(2), menu(4)], scarce)).toMatchObject({
      items: [menu(4)],
      changes: [{ name: 'Salade', qty: 0, minimumQuantity: null }],
    })
  })

  test('an item that is reduced to its least quantity or more does not say which that is', () => {
    const stocked = inventory({
      products: [{ id: '1', name: 'Salade', available: 4, minimumQuantity: 4 }],
      menus: [],
    })
    expect(reconcileCart([tray(6)], stocked).changes).toMatchObject([
      { qty: 4, minimumQuantity: null },
    ])
  })

  test('an item that falls short of its least quantity says which that is while some are left', () => {
    const stocked = (available: number) =>
      inventory({
        products: [{ id: '1', name: 'Salade', available, minimumQuantity: 4 }],
        menus: [],
      })
    const leastSaid = (qty: number, available: number) =>
      reconcileCart([tray(qty)], stocked(available)).changes.map((change) => change.minimumQuantity)
    expect(leastSaid(2, 50)).toEqual([4])
    expect(leastSaid(6, 3)).toEqual([4])
    expect(leastSaid(6, 1)).toEqual([4])
    expect(leastSaid(6, 0)).toEqual([null])
    expect(leastSaid(4, 50)).toEqual([])
  })

  test('an item that stands twice is taken together', () => {
    const { items, changes } = reconcileCart([tray(6), tray(6)], inventory())
    expect(items).toEqual([tray(10)])
    expect(changes).toMatchObject([{ requestedQty: 12, qty: 10 }])
  })

  test('what is left always fits, and fitting it again changes nothing', () => {
    const stock = fc.nat(20)
    const anyInventory = fc.tuple(stock, stock, stock, stock).map(([a, b, c, d]) =>
      inventory({
        products: [
          { id: '1', name: 'Salade', available: a },
          { id: '2', name: 'Tarte', available: b, minimumQuantity: 2 },
        ],
        menus: [
          { id: '1', name: 'Buffet', available: c, productsIds: ['1', '1', '2'] },
          { id: '2', name: 'Cocktail', available: d, productsIds: ['2'] },
        ],
      }),
    )
    const qty = fc.integer({ min: 1, max: 12 })
    const anyItem: fc.Arbitrary<CartItem> = fc
      .tuple(fc.constantFrom(tray, menu), qty, fc.constantFrom('1', '2', '3'))
      .map(([build, units, id]) => build(units, id))
    fc.assert(
      fc.property(anyInventory, fc.array(anyItem, { maxLength: 6 }), (stocked, wanted) => {
        const { items } = reconcileCart(wanted, stocked)
        expect(items.every((item) => item.qty <= maxQuantity(stocked, items, item))).toBe(true)
        expect(reconcileCart(items, stocked)).toEqual({ items, changes: [] })
      }),
    )
  })
})

test.each([
  [{ available: 4, minimumQuantity: 4 }, true],
  [{ available: 3, minimumQuantity: 4 }, false],
  [{ available: 1 }, true],
  [{ available: 0 }, false],
  [{ available: 9, unavailabilityPublicMessage: 'De retour lundi' }, false],
])('an article with %j can be ordered: %s', (article, expected) => {
  expect(canBeOrdered(article)).toBe(expected)
})
