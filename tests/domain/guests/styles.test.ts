import type { Allergen } from '#domain/catalogue/allergens'
import type { ProductCategory } from '#domain/catalogue/categories'
import { composeCarts } from '#domain/guests/composeCart'
import type { Guests } from '#domain/guests/guestsSchema'
import { withGroup, withPeople } from '#domain/guests/guests'
import type { Offered } from '#domain/guests/picks'

const LINE = 'LIGNE-PLATEAUX'

type Sold = {
  id: string
  price: number
  category?: ProductCategory
  serves?: number
  available?: number
  tags?: readonly string[]
  allergens?: readonly Allergen[]
}

const toOffered = (sold: Sold): Offered => {
  const { id, price, category = 'Box', serves = 1, tags = [], allergens = [] } = sold
  return {
    ...{ itemId: id, type: 'product', lineId: LINE, name: id, price, category, isHot: false },
    ...{ minimumQuantity: 1, participantsPerQuantity: serves },
    dish: { isMeal: category === 'Box', plates: [{ tags, allergens }] },
  }
}

const composed = (guests: Guests, sold: readonly Sold[]) =>
  composeCarts({
    guests,
    offered: sold.map(toOffered),
    inventory: {
      products: sold.map(({ available = 100, ...one }) => ({ ...one, name: one.id, available })),
      menus: [],
    },
    ...{ items: [], served: [], toMinimum: 0 },
  })

/** The units of each article, by the style that proposes them. */
const unitsByStyle = (guests: Guests, sold: readonly Sold[]) =>
  Object.fromEntries(
    composed(guests, sold).map(({ style, picks }) => [
      style,
      Object.fromEntries(picks.map(({ article, qty }) => [article.itemId, qty])),
    ]),
  )

/** Six boxes, `a` the cheapest, each a euro dearer than the one before. */
const BOXES = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => ({ id, price: 1000 + 100 * at }))

describe('the dishes of a style', () => {
  test('are the middle and the upper fifth of those that suit, one of them under four guests', () => {
    expect(unitsByStyle(withPeople(null, 3), BOXES)).toEqual({
      economical: { a: 3 },
      classic: { c: 3 },
      generous: { e: 3 },
    })
  })

  test('are two and up to three from four guests on', () => {
    expect(unitsByStyle(withPeople(null, 4), BOXES)).toMatchObject({
      classic: { c: 2, d: 2 },
      generous: { e: 2, d: 2 },
    })
    expect(unitsByStyle(withPeople(null, 6), BOXES)).toMatchObject({
      classic: { c: 3, d: 3 },
      generous: { e: 2, d: 2, c: 2 },
    })
  })

  test('are not vegetarian for who eats anything, while there is another', () => {
    const meat = { id: 'meat', price: 1500 }
    const green = { id: 'green', price: 1000, tags: ['Végétarien'] }
    const four = withPeople(null, 4)
    expect(unitsByStyle(four, [green, meat])).toMatchObject({
      economical: { green: 4 },
      classic: { meat: 4 },
    })
    expect(unitsByStyle(four, [green, { ...meat, available: 1 }])).toMatchObject({
      classic: { meat: 1, green: 3 },
    })
    const vegetarians = withGroup(four, ['vegetarian'], 4)
    expect(unitsByStyle(vegetarians, [green, meat])).toEqual({ economical: { green: 4 } })
  })
})

describe('Éco', () => {
  const dishes = (price: number) => [
    { id: 'cheap', price: 1000 },
    { id: 'other', price },
  ]

  test('gives half of four guests another dish that costs a quarter more, not one cent beyond', () => {
    const four = withPeople(null, 4)
    expect(unitsByStyle(four, dishes(1250))['economical']).toEqual({ cheap: 2, other: 2 })
    expect(unitsByStyle(four, dishes(1251))['economical']).toEqual({ cheap: 4 })
  })

  test('gives three guests the same dish', () => {
    expect(unitsByStyle(withPeople(null, 3), dishes(1001))['economical']).toEqual({ cheap: 3 })
  })

  test('counts each guest whom a platter serves, in the half that gets it and in its price for each', () => {
    const four = { id: 'platter', price: 4000, serves: 4 }
    const tray = { id: 'tray', price: 1100 }
    expect(unitsByStyle(withPeople(null, 10), [four, tray])['economical']).toEqual({
      platter: 1,
      tray: 6,
    })
    // For two, at ten euros each: no more than a quarter dearer.
    const two = { id: 'platter', price: 2000, serves: 2 }
    const cheap = { id: 'tray', price: 900 }
    expect(unitsByStyle(withPeople(null, 20), [two, cheap])['economical']).toEqual({
      tray: 10,
      platter: 5,
    })
  })

  test('gives no more than a hundred of a dish, and names the number of those who have none', () => {
    const [cheap] = composed(withPeople(null, 101), [{ id: 'a', price: 1000, available: 500 }])
    expect(cheap).toMatchObject({ people: 100, missing: [{ needs: [], people: 1 }] })
  })
})

describe('beside the dishes', () => {
  const sold: Sold[] = [
    { id: 'box', price: 1000 },
    { id: 'water', price: 200, category: 'Beverage', serves: 0 },
    { id: 'bread', price: 100, category: 'Bread', allergens: ['gluten'] },
    { id: 'fruit', price: 300, category: 'Dessert' },
    { id: 'cake', price: 400, category: 'Pastry' },
  ]

  test('Éco has nothing, Classique a bottle for three, Généreux one for two, a bread and a dessert', () => {
    expect(unitsByStyle(withPeople(null, 6), sold)).toEqual({
      economical: { box: 6 },
      classic: { box: 6, water: 2 },
      generous: { box: 6, water: 3, bread: 6, fruit: 6, cake: 6 },
    })
    expect(unitsByStyle(withPeople(null, 7), sold)).toMatchObject({
      classic: { water: 3 },
      generous: { water: 4 },
    })
  })

  test('there is only as much as those whom it suits take', () => {
    const guests = withGroup(withPeople(null, 6), ['gluten'], 2)
    expect(unitsByStyle(guests, sold)['generous']).toMatchObject({ bread: 4, fruit: 6 })
  })
})

test('the price per head is of those who eat, rounded half up', () => {
  const [cheap] = composed(withPeople(null, 5), [
    { id: 'a', price: 1001, available: 1 },
    { id: 'b', price: 1002, available: 1 },
  ])
  expect(cheap).toMatchObject({ people: 2, price: 2003, perPerson: 1002 })
})

test('equal carts are proposed once, and none at all when no guest can be served', () => {
  expect(composed(withPeople(null, 5), [{ id: 'a', price: 1000 }])).toHaveLength(1)
  expect(composed(withGroup(withPeople(null, 2), ['vegan'], 2), BOXES)).toEqual([])
})
