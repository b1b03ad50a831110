import type { Allergen } from '#domain/catalogue/allergens'
import type { ProductCategory } from '#domain/catalogue/categories'
import { composeCarts } from '#domain/guests/composeCart'
import { withPeople } from '#domain/guests/guests'
import type { ComposeInput, Offered } from '#domain/guests/picks'

const MEALS = 'LIGNE-MENUS'
const MORNING = 'LIGNE-PETITS-DEJEUNERS'

type Sold = {
  id: string
  category: ProductCategory
  price: number
  serves?: number
  isHot?: boolean
  allergens?: Allergen[]
  minimumQuantity?: number
  available?: number
}

const toOffered = (
  { id, category, price, serves = 8, isHot = false, allergens = [], minimumQuantity = 1 }: Sold,
  lineId: string,
): Offered => ({
  ...{ itemId: id, type: 'product', lineId, name: id, price, minimumQuantity, category, isHot },
  participantsPerQuantity: serves,
  dish: { isMeal: category === 'Other', plates: [{ tags: [], allergens }] },
})

function compose(
  people: number,
  sold: readonly Sold[],
  { toMinimum = 0, lineId = MEALS, items = [] }: Partial<ComposeInput> & { lineId?: string } = {},
) {
  const inventory = {
    products: sold.map(({ available = 50, ...one }) => ({ ...one, name: one.id, available })),
    menus: [],
  }
  const offered = sold.map((one) => toOffered(one, lineId))
  const guests = withPeople(null, people)
  return composeCarts({ guests, offered, inventory, items, served: [], toMinimum })
}
const unitsOf = (proposal: ReturnType<typeof compose>[number] | undefined) =>
  Object.fromEntries(proposal?.picks.map(({ article, qty }) => [article.itemId, qty]) ?? [])

const QUICHE: Sold = { id: 'quiche', category: 'Other', price: 2600 }
const BREAD: Sold = { id: 'bread', category: 'Bread', price: 800 }
const FRUIT: Sold = { id: 'fruit', category: 'Dessert', price: 3200 }
const CAKES: Sold = { id: 'cakes', category: 'Pastry', price: 4200 }
const LEMONADE: Sold = { id: 'lemonade', category: 'Beverage', price: 900, serves: 4 }
const BUFFET = [QUICHE, BREAD, FRUIT, CAKES, LEMONADE]

describe('the minimum order amount', () => {
  test('a quiche for six is filled up with the courses that reach it at the least price', () => {
    const [cheap] = compose(6, BUFFET, { toMinimum: 6000 })
    expect(unitsOf(cheap)).toEqual({ quiche: 1, bread: 1, fruit: 1 })
    expect(cheap).toMatchObject({ price: 6600, toMinimum: 0 })
  })

  test('one cent less than the minimum is under it, the minimum itself is not', () => {
    expect(unitsOf(compose(6, BUFFET, { toMinimum: 2600 })[0])).toEqual({ quiche: 1 })
    expect(unitsOf(compose(6, BUFFET, { toMinimum: 2601 })[0])).toEqual({ quiche: 1, bread: 1 })
    expect(unitsOf(compose(6, BUFFET, { toMinimum: 3400 })[0])).toEqual({ quiche: 1, bread: 1 })
    expect(unitsOf(compose(6, BUFFET, { toMinimum: 3401 })[0])).not.toEqual({ quiche: 1, bread: 1 })
  })

  test('what no choice of courses reaches stays as it was, and says what is missing', () => {
    const [cheap] = compose(6, BUFFET, { toMinimum: 20_000 })
    expect(unitsOf(cheap)).toEqual({ quiche: 1 })
    expect(cheap).toMatchObject({ price: 2600, toMinimum: 17_400 })
  })

  test('nothing is bought in excess: not for twice as many, not because of a least quantity', () => {
    const forEight = compose(3, [QUICHE, FRUIT], { toMinimum: 3000 })[0]
    expect(unitsOf(forEight)).toEqual({ quiche: 1 })
    expect(unitsOf(compose(4, [QUICHE, FRUIT], { toMinimum: 3000 })[0])).toHaveProperty('fruit')
    const bySix = { ...FRUIT, serves: 1, price: 500, minimumQuantity: 6 }
    expect(unitsOf(compose(5, [QUICHE, bySix], { toMinimum: 3000 })[0])).toEqual({ quiche: 1 })
    expect(unitsOf(compose(6, [QUICHE, bySix], { toMinimum: 3000 })[0])).toEqual({
      quiche: 1,
      fruit: 6,
    })
  })

  test('a course that is in the cart already does not come a second time', () => {
    const inCart = { itemId: 'cakes', type: 'product' as const, lineId: MEALS, qty: 1 }
    const [cheap] = compose(6, [QUICHE, FRUIT, CAKES], { toMinimum: 3000, items: [inCart] })
    expect(unitsOf(cheap)).toEqual({ quiche: 1 })
    expect(cheap?.toMinimum).toBe(400)
  })

  test('a dearer dish that reaches it costs less than a cheap one that is filled up', () => {
    const curry: Sold = { id: 'curry', category: 'Other', price: 6200 }
    const [cheap] = compose(
      6,
      [QUICHE, curry, { ...curry, id: 'beef', price: 8800 }, FRUIT, BREAD],
      { toMinimum: 6000 },
    )
    expect(unitsOf(cheap)).toEqual({ curry: 1 })
  })
})

describe('what to drink', () => {
  const COFFEE: Sold = { id: 'coffee', category: 'Beverage', price: 1400, serves: 10, isHot: true }
  const JUICE: Sold = { id: 'juice', category: 'Beverage', price: 950, serves: 5 }

  const oats: Sold = {
    id: 'oats',
    category: 'Beverage',
    price: 490,
    serves: 0,
    allergens: ['gluten'],
  }
  const drinksOf = (drinks: readonly Sold[], lineId = MORNING) => {
    const proposals = compose(6, [QUICHE, ...drinks], { lineId })
    const named = proposals.flatMap(({ picks }) => picks.map(({ article }) => article))
    return [...new Set(named.filter((one) => one.category === 'Beverage').map((one) => one.name))]
  }

  test('a breakfast has coffee, not what is poured into it', () => {
    expect(drinksOf([oats, JUICE, COFFEE])).toEqual(['coffee'])
  })

  test('without a hot drink it has juice, and what is poured into one where there is nothing else', () => {
    expect(drinksOf([oats, JUICE])).toEqual(['juice'])
    expect(drinksOf([oats])).toEqual(['oats'])
  })

  test('a lunch has what costs least for all: water', () => {
    const water: Sold = { id: 'water', category: 'Beverage', price: 150, serves: 1 }
    expect(drinksOf([COFFEE, JUICE, water], MEALS)).toEqual(['water'])
  })
})
