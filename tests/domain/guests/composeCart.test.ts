import fc from 'fast-check'
import { ALLERGEN_CODES, type Allergen } from '#domain/catalogue/allergens'
import { reconcileCart } from '#domain/catalogue/inventory'
import type { ProductCategory } from '#domain/catalogue/categories'
import { composeCarts, proposedItems } from '#domain/guests/composeCart'
import { dishFinder, suitsNeeds } from '#domain/guests/dish'
import type { Guests, Need } from '#domain/guests/guestsSchema'
import { groupsOf, withGroup, withPeople } from '#domain/guests/guests'
import type { ComposeInput, Offered } from '#domain/guests/picks'
import { missingFor, serveGuests } from '#domain/guests/serving'

const LINE = 'LIGNE-PLATEAUX'
const ALLERGENS = ALLERGEN_CODES.slice(0, 4)
const NEEDS: readonly Need[] = ['vegan', 'vegetarian', 'porkFree', ...ALLERGENS]

type Product = {
  id: string
  name: string
  category: ProductCategory
  price: number
  available: number
  minimumQuantity: number
  participantsPerQuantity: number
  tags: string[]
  allergens: Allergen[]
  unavailabilityPublicMessage: string | null
}

const productOf = (id: number): fc.Arbitrary<Product> =>
  fc.record({
    id: fc.constant(String(id)),
    name: fc.constant(`Plat ${id}`),
    category: fc.constantFrom('Box', 'Box', 'Box', 'Other', 'Bread', 'Beverage', 'Dessert'),
    price: fc.integer({ min: 100, max: 4000 }),
    available: fc.nat(30),
    minimumQuantity: fc.constantFrom(1, 1, 1, 2, 4, 10),
    participantsPerQuantity: fc.constantFrom(0, 1, 1, 1, 4, 8),
    tags: fc.subarray(['Vegan', 'Végétarien', 'Sans porc', 'Local']),
    allergens: fc.subarray([...ALLERGENS]),
    unavailabilityPublicMessage: fc.constantFrom(null, null, null, 'Rupture'),
  })

const products = fc
  .integer({ min: 0, max: 10 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => productOf(id))))

const menus = fc.array(
  fc.record({
    price: fc.integer({ min: 500, max: 6000 }),
    minimumQuantity: fc.constantFrom(1, 4),
    available: fc.nat(20),
    productsIds: fc.array(fc.nat(11).map(String), { minLength: 1, maxLength: 3 }),
  }),
  { maxLength: 3 },
)

const guestsOf: fc.Arbitrary<Guests> = fc
  .record({
    people: fc.integer({ min: 1, max: 40 }),
    groups: fc.array(
      fc.tuple(
        fc.subarray([...NEEDS], { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 6 }),
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ people, groups }) =>
    groups.reduce(
      (guests, [needs, count]) => withGroup(guests, needs, count),
      withPeople(null, people),
    ),
  )

type Menu = {
  price: number
  minimumQuantity: number
  available: number
  productsIds: string[]
}

function inputOf(
  guests: Guests,
  sold: readonly Product[],
  sets: readonly Menu[],
  toMinimum = 0,
): ComposeInput {
  const named = sets.map((menu, at) => ({
    ...menu,
    id: `m${at}`,
    name: `Menu ${at}`,
    unavailabilityPublicMessage: null,
  }))
  const dishOf = dishFinder({ products: sold, menus: named })
  const offered = [
    ...sold.map((product) => ({ ...product, type: 'product' as const })),
    ...named.map((menu) => ({
      ...menu,
      type: 'menu' as const,
      participantsPerQuantity: 1,
      category: null,
    })),
  ].flatMap(({ id, ...article }): Offered[] => {
    const dish = dishOf({ type: article.type, itemId: id })
    return dish ? [{ ...article, itemId: id, lineId: LINE, isHot: false, dish }] : []
  })
  const inventory = { products: sold, menus: named }
  return { guests, offered, inventory, items: [], served: [], toMinimum }
}

const input = fc
  .tuple(guestsOf, products, menus, fc.constantFrom(0, 6000, 30_000))
  .map((given) => inputOf(...given))

const each = (check: (given: ComposeInput) => void) =>
  fc.assert(fc.property(input, check), { numRuns: 500 })

const dishesOf = (proposal: ReturnType<typeof composeCarts>[number]) =>
  proposal.picks.map(({ article, qty }) => ({
    dish: article.dish,
    places: qty * article.participantsPerQuantity,
  }))

test('nothing goes over the stock or under its least quantity: the inventory takes nothing off', () => {
  each((given) => {
    for (const proposal of composeCarts(given)) {
      const items = proposedItems(proposal)
      expect(reconcileCart(items, given.inventory)).toEqual({ items, changes: [] })
    }
  })
})

test('no guest gets a dish against a diet or an allergy', () => {
  each((given) => {
    for (const { picks, shares } of composeCarts(given)) {
      for (const { needs, names } of shares) {
        const eaten = picks.filter(({ article }) => names.includes(article.name))
        expect(eaten).toHaveLength(names.length)
        expect(eaten.every(({ article }) => suitsNeeds(article.dish, needs))).toBe(true)
        const plates = eaten.flatMap(({ article }) => article.dish.plates ?? [])
        expect(
          plates.some(({ allergens }) => allergens.some((allergen) => needs.includes(allergen))),
        ).toBe(false)
      }
    }
  })
})

test('everybody is served, or it says who is not and nothing is left that would suit them', () => {
  each((given) => {
    const proposals = composeCarts(given)
    for (const proposal of proposals) {
      const { served, missing } = serveGuests(given.guests, dishesOf(proposal))
      expect(proposal.missing).toEqual(missing)
      expect(proposal.people).toBe(served)
      const eaten = proposal.shares.reduce((sum, { people }) => sum + people, 0)
      expect(eaten + missing.reduce((sum, { people }) => sum + people, 0)).toBe(given.guests.people)
      const items = proposedItems(proposal)
      for (const article of given.offered) {
        const taken = items.find(
          ({ type, itemId }) => type === article.type && itemId === article.itemId,
        )
        const { itemId, type, lineId } = article
        const others = items.filter((item) => item !== taken)
        const more = Math.max((taken?.qty ?? 0) + 1, article.minimumQuantity)
        const wanted = [...others, { itemId, type, lineId, qty: more }]
        const isLeft = reconcileCart(wanted, given.inventory).changes.length === 0
        const feeds = article.dish.isMeal && article.participantsPerQuantity > 0
        const suits = missing.some(({ needs }) => suitsNeeds(article.dish, needs))
        expect(isLeft && feeds && suits && more <= 100).toBe(false)
      }
    }
  })
})

test('the economical cart costs no more than any other that serves as many and is delivered as well', () => {
  each((given) => {
    const [first, ...others] = composeCarts(given)
    if (first?.style !== 'economical') {
      expect(others).toEqual([])
      return
    }
    for (const other of others) {
      expect(first.people).toBeGreaterThanOrEqual(other.people)
      if (first.people > other.people) continue
      const isDeliveredAsWell = other.toMinimum === 0 || first.toMinimum > 0
      if (isDeliveredAsWell) expect(first.price).toBeLessThanOrEqual(other.price)
    }
  })
})

test('guests who eat alike get the cheapest dishes first, each for half of them at most while another costs a quarter more at most', () => {
  const plain = fc
    .array(
      fc.record({
        price: fc.integer({ min: 500, max: 4000 }),
        available: fc.integer({ min: 1, max: 9 }),
      }),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((dishes) =>
      dishes.map((dish, id): Product => ({
        ...dish,
        id: String(id),
        name: `Plat ${id}`,
        category: 'Box',
        minimumQuantity: 1,
        participantsPerQuantity: 1,
        tags: [],
        allergens: [],
        unavailabilityPublicMessage: null,
      })),
    )
  fc.assert(
    fc.property(plain, fc.integer({ min: 1, max: 40 }), (sold, people) => {
      const [proposal] = composeCarts(inputOf(withPeople(null, people), sold, []))
      const unitsOf = (id: string) =>
        proposal?.picks.find(({ article }) => article.itemId === id)?.qty ?? 0
      const half = people < 4 ? people : Math.ceil(people / 2)
      const cheapestFirst = [...sold].sort((a, b) => a.price - b.price)
      for (const { id, price, available } of cheapestFirst) {
        const isLeft = unitsOf(id) < Math.min(available, half)
        const dearer = cheapestFirst.filter((other) => other.price > price)
        // What is left of a cheaper dish is never passed over for a dearer one.
        if (isLeft) expect(dearer.map((other) => unitsOf(other.id))).toEqual(dearer.map(() => 0))
        const isOverHalf = unitsOf(id) > half
        const near = dearer.filter((other) => other.price <= price * 1.25)
        const room = near.map((other) => Math.min(other.available, half) - unitsOf(other.id))
        if (isOverHalf) expect(room.every((units) => units <= 0)).toBe(true)
      }
    }),
  )
})

test('a mixed table for ten is not given ten times the salad that suits everybody', () => {
  const dish = (id: string, price: number, tags: string[]): Product => ({
    ...{ id, name: `Plat ${id}`, category: 'Box', price, available: 30, tags },
    ...{ minimumQuantity: 1, participantsPerQuantity: 1, allergens: [] },
    unavailabilityPublicMessage: null,
  })
  const salad = dish('salad', 1290, ['Vegan', 'Végétarien', 'Sans porc'])
  const table = withGroup(withGroup(withPeople(null, 10), ['vegetarian'], 2), ['vegan'], 2)
  const composed = (others: readonly Product[]) => {
    const [proposal] = composeCarts(inputOf(table, [salad, ...others], []))
    return proposal?.picks.map(({ article, qty }) => [article.itemId, qty])
  }
  expect(composed([dish('niçoise', 1390, [])])).toEqual([
    ['salad', 5],
    ['niçoise', 5],
  ])
  // Twice the price buys no variety.
  expect(composed([dish('tray', 2580, [])])).toEqual([['salad', 10]])
})

test('what one press adds serves exactly the guests whom it says', () => {
  fc.assert(
    fc.property(input, ({ guests, offered }) => {
      for (const { dish } of offered.filter((article) => article.dish.isMeal)) {
        const missing = missingFor(dish, guests, [])
        const { served } = serveGuests(guests, [{ dish, places: missing }])
        expect(served).toBe(missing)
        const suited = groupsOf(guests).filter(({ needs }) => suitsNeeds(dish, needs))
        expect(missing > 0).toBe(suited.length > 0)
      }
    }),
  )
})

test('what is in the cart already counts, in guests and in stock', () => {
  const sold: Product[] = [
    {
      ...{
        id: '1',
        name: 'Plateau',
        category: 'Box',
        price: 2000,
        available: 6,
        minimumQuantity: 4,
      },
      ...{ participantsPerQuantity: 1, tags: [], allergens: [], unavailabilityPublicMessage: null },
    },
  ]
  const empty = inputOf(withPeople(null, 10), sold, [])
  const dish = empty.offered[0]?.dish ?? { isMeal: true, plates: null }
  const items = [{ itemId: '1', type: 'product' as const, lineId: LINE, qty: 5 }]
  const [proposal] = composeCarts({ ...empty, items, served: [{ dish, places: 5 }] })
  expect(proposal && proposedItems(proposal)).toEqual([{ ...items[0], qty: 1 }])
  expect(proposal?.missing).toEqual([{ needs: [], people: 4 }])
})
