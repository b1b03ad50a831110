import * as v from 'valibot'
import { dishFinder, suitsNeeds, type Dish } from '#domain/guests/dish'
import { groupsOf, peopleWith, withGroup, withPeople } from '#domain/guests/guests'
import { guestsSchema, NEEDS, type Guests, type Need } from '#domain/guests/guestsSchema'
import { missingFor, serveGuests } from '#domain/guests/serving'

const plate = (tags: string[], allergens: ('milk' | 'gluten' | 'fish')[] = []) => ({
  tags,
  allergens,
})
const dish = (...plates: ReturnType<typeof plate>[]): Dish => ({ isMeal: true, plates })
const CHICKEN = dish(plate(['Sans porc'], ['milk']))
const VEGETARIAN = dish(plate(['Végétarien'], ['milk']))
const VEGAN = dish(plate(['Vegan'], ['gluten']))
const TEN: Guests = {
  people: 10,
  groups: [
    { needs: ['vegetarian'], people: 2 },
    { needs: ['vegan'], people: 2 },
  ],
}

test('guests with needs are part of all, who become more when they must', () => {
  const six = withPeople(null, 6)
  expect(six).toEqual({ people: 6, groups: [] })
  const withVegans = withGroup(six, ['vegan'], 8)
  expect(withVegans).toEqual({ people: 8, groups: [{ needs: ['vegan'], people: 8 }] })
  expect(withPeople(withVegans, 3).people).toBe(8)
  expect(withGroup(withVegans, ['vegan'], 0)).toEqual({ people: 8, groups: [] })
  expect(withGroup(withPeople(null, 400), ['nuts'], 900).people).toBe(500)
})

test('of several groups one changes alone, in its place, and together they are as many as may be', () => {
  expect(withGroup(TEN, ['vegetarian'], 3).groups).toEqual([
    { needs: ['vegetarian'], people: 3 },
    { needs: ['vegan'], people: 2 },
  ])
  const many = withGroup(withGroup(withPeople(null, 400), ['vegan'], 400), ['nuts'], 200)
  expect(many).toEqual({
    people: 500,
    groups: [
      { needs: ['vegan'], people: 400 },
      { needs: ['nuts'], people: 100 },
    ],
  })
})

test('half a guest is none', () => {
  expect(withPeople(null, 6.9).people).toBe(6)
  expect(peopleWith(withGroup(TEN, ['vegan'], 3.9), ['vegan'])).toBe(3)
  expect(withGroup(TEN, ['nuts'], 0.9)).toEqual(TEN)
  expect(peopleWith(TEN, ['nuts'])).toBe(0)
})

test('there are twenty groups at most: another one changes nothing, one of them still does', () => {
  const needs = NEEDS.slice(0, 14).flatMap((need): Need[][] => [[need], [need, 'nuts']])
  const rows = needs.filter((row) => new Set(row).size === row.length).slice(0, 21)
  const twenty = rows
    .slice(0, 20)
    .reduce((guests, row) => withGroup(guests, row, 1), withPeople(null, 30))
  expect(twenty.groups).toHaveLength(20)
  expect(v.is(guestsSchema, twenty)).toBe(true)
  const [last = []] = rows.slice(20)
  expect(withGroup(twenty, last, 1)).toEqual(twenty)
  expect(
    v.is(guestsSchema, { ...twenty, groups: [...twenty.groups, { needs: last, people: 1 }] }),
  ).toBe(false)
  expect(peopleWith(withGroup(twenty, rows[0] ?? [], 3), rows[0] ?? [])).toBe(3)
})

test('the same needs in another order are the same group', () => {
  const guests = withGroup(withPeople(null, 4), ['vegan', 'nuts'], 1)
  expect(withGroup(guests, ['nuts', 'vegan'], 3).groups).toHaveLength(1)
  expect(peopleWith(guests, ['nuts', 'vegan'])).toBe(1)
})

test('those with the most needs come first, the others last', () => {
  expect(groupsOf(withGroup(TEN, ['vegan', 'nuts'], 1)).map(({ needs }) => needs)).toEqual([
    ['vegan', 'nuts'],
    ['vegan'],
    ['vegetarian'],
    [],
  ])
  expect(groupsOf({ people: 2, groups: [{ needs: ['nuts'], people: 2 }] })).toHaveLength(1)
})

test('what is stored and is no number of guests is refused', () => {
  expect(v.is(guestsSchema, TEN)).toBe(true)
  expect(v.is(guestsSchema, { people: 0, groups: [] })).toBe(false)
  expect(v.is(guestsSchema, { people: 501, groups: [] })).toBe(false)
  expect(v.is(guestsSchema, { people: 5, groups: [{ needs: ['sugar'], people: 1 }] })).toBe(false)
  expect(v.is(guestsSchema, { people: 5, groups: [{ needs: [], people: 1 }] })).toBe(false)
})

test('a vegan dish is vegetarian and without pork, by its stricter label', () => {
  expect(suitsNeeds(VEGAN, ['vegetarian', 'porkFree'])).toBe(true)
  expect(suitsNeeds(VEGETARIAN, ['vegan'])).toBe(false)
  expect(suitsNeeds(CHICKEN, ['vegetarian'])).toBe(false)
  expect(suitsNeeds(VEGAN, ['vegan', 'gluten'])).toBe(false)
})

test('a label that the allergens speak against counts for nothing', () => {
  expect(suitsNeeds(dish(plate(['Vegan'], ['milk'])), ['vegan'])).toBe(false)
  expect(suitsNeeds(dish(plate(['Végétarien'], ['fish'])), ['vegetarian'])).toBe(false)
})

test('a menu suits when all of it does, and no one with needs when a part is not known', () => {
  const product = (id: string, tags: string[]) =>
    ({ id, tags, allergens: [], category: 'Box' }) as const
  const find = dishFinder({
    products: [product('1', ['Vegan']), product('2', [])],
    menus: [
      { id: '1', productsIds: ['1', '1'] },
      { id: '2', productsIds: ['1', '2'] },
      { id: '3', productsIds: ['1', '9'] },
    ],
  })
  const suits = (itemId: string) => {
    const found = find({ type: 'menu', itemId })
    return found && [suitsNeeds(found, ['vegan']), suitsNeeds(found, [])]
  }
  expect(suits('1')).toEqual([true, true])
  expect(suits('2')).toEqual([false, true])
  expect(suits('3')).toEqual([false, true])
  expect(suits('4')).toBeNull()
})

test('eight of ten are served, and the missing vegan is named', () => {
  const guests: Guests = { people: 10, groups: [{ needs: ['vegan'], people: 1 }] }
  expect(serveGuests(guests, [{ dish: CHICKEN, places: 8 }])).toEqual({
    people: 10,
    served: 8,
    missing: [
      { needs: ['vegan'], people: 1 },
      { needs: [], people: 1 },
    ],
  })
  expect(serveGuests(guests, [{ dish: VEGAN, places: 12 }])).toMatchObject({
    served: 10,
    missing: [],
  })
})

test('a guest who eats anything leaves the vegan dish to the vegan', () => {
  const guests: Guests = { people: 2, groups: [{ needs: ['vegan'], people: 1 }] }
  const dishes = [
    { dish: VEGAN, places: 1 },
    { dish: CHICKEN, places: 1 },
  ]
  expect(serveGuests(guests, dishes).missing).toEqual([])
  expect(serveGuests(guests, [...dishes].reverse()).missing).toEqual([])
})

test('each dish is missing for those whom it is made for, in whatever order they are added', () => {
  expect(missingFor(VEGAN, TEN, [])).toBe(2)
  expect(missingFor(VEGETARIAN, TEN, [])).toBe(2)
  expect(missingFor(CHICKEN, TEN, [])).toBe(6)
  const vegans = [{ dish: VEGAN, places: 2 }]
  expect(missingFor(VEGAN, TEN, vegans)).toBe(2)
  expect(missingFor(CHICKEN, TEN, vegans)).toBe(6)
  const both = [...vegans, { dish: VEGETARIAN, places: 2 }]
  expect(missingFor(CHICKEN, TEN, both)).toBe(6)
  expect(missingFor(VEGETARIAN, TEN, both)).toBe(6)
  expect(missingFor(VEGAN, TEN, [...both, { dish: CHICKEN, places: 6 }])).toBe(0)
})

test('a bread is for everybody whom it suits, and serves no one a meal', () => {
  const bread: Dish = { isMeal: false, plates: [plate([], ['gluten'])] }
  const guests: Guests = { people: 5, groups: [{ needs: ['gluten'], people: 1 }] }
  expect(missingFor(bread, guests, [{ dish: CHICKEN, places: 5 }])).toBe(4)
  expect(serveGuests(guests, [{ dish: bread, places: 5 }]).served).toBe(0)
})
