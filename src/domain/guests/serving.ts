import { suitsNeeds, type Dish } from './dish'
import type { Guests } from './guestsSchema'
import { groupsOf, type GuestGroup } from './guests'
import { seat, type Places } from './seating'

/** So many places of one dish: its units, by the people whom a unit serves. */
export type ServedDish = { dish: Dish; places: number }

export type Serving = {
  people: number
  served: number
  /** Who has nothing to eat yet, those with the most needs first. */
  missing: readonly GuestGroup[]
}

const placesOf = (groups: readonly GuestGroup[], dishes: readonly ServedDish[]): Places[] =>
  dishes
    .filter(({ dish }) => dish.isMeal)
    .map(({ dish, places }) => ({
      count: places,
      suits: (group) => suitsNeeds(dish, groups[group]?.needs ?? []),
    }))

const EMPTY_GROUP: GuestGroup = { needs: [], people: 0 }

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Who of the guests eats what is there, each a dish that suits, and who goes without. docs/rules/guests.md#served */
export function serveGuests(guests: Guests, dishes: readonly ServedDish[]): Serving {
  const groups = groupsOf(guests)
  const { missing } = seat(groups, placesOf(groups, dishes))
  return {
    people: guests.people,
    served: guests.people - sum(missing),
    missing: groups.flatMap(({ needs }, group) => {
      const people = missing[group] ?? 0
      return people > 0 ? [{ needs, people }] : []
    }),
  }
}

/** For whom a dish is made, the narrowest first: a vegan tray is for the vegans while one of them has none. */
const audiencesOf = (dish: Dish): ((group: GuestGroup) => boolean)[] => [
  ...(suitsNeeds(dish, ['vegan']) ? [(g: GuestGroup) => g.needs.includes('vegan')] : []),
  ...(suitsNeeds(dish, ['vegetarian'])
    ? [(g: GuestGroup) => g.needs.includes('vegan') || g.needs.includes('vegetarian')]
    : []),
  () => true,
]

/**
 * How many guests more a dish would serve, however many places of it there were: those whom it is made for, then the others
 * whom it suits. A dish that is no meal serves everybody whom it suits. docs/rules/guests.md#what-is-still-missing
 */
export function missingFor(dish: Dish, guests: Guests, dishes: readonly ServedDish[]): number {
  const groups = groupsOf(guests)
  const isSuited = groups.map(({ needs }) => suitsNeeds(dish, needs))
  if (!dish.isMeal) return sum(groups.map(({ people }, at) => (isSuited[at] ? people : 0)))
  const places = placesOf(groups, dishes)
  const missing = (more: readonly Places[]) => seat(groups, [...places, ...more]).missing
  const now = missing([])
  for (const isFor of audiencesOf(dish)) {
    const isServed = groups.map((group, at) => isSuited[at] === true && isFor(group))
    const then = missing([{ count: guests.people, suits: (at) => isServed[at] === true }])
    // Those who move over to it and leave their places to others were served before: they ask for nothing.
    const gained = sum(
      now.map((count, at) => (isFor(groups[at] ?? EMPTY_GROUP) ? count - (then[at] ?? 0) : 0)),
    )
    if (gained > 0) return gained
  }
  return 0
}

/** Of each group with needs, how many eat what. */
export type Share = { needs: GuestGroup['needs']; people: number; dishes: readonly number[] }

/** Which of the dishes (their numbers in the list) each group eats. */
export function sharesOf(guests: Guests, dishes: readonly ServedDish[]): Share[] {
  const groups = groupsOf(guests)
  const meals = dishes.flatMap(({ dish }, at) => (dish.isMeal ? [at] : []))
  const { taken } = seat(groups, placesOf(groups, dishes))
  return groups.map(({ needs }, group) => ({
    needs,
    people: sum(taken[group] ?? []),
    dishes: (taken[group] ?? []).flatMap((count, at) => (count > 0 ? [meals[at] ?? 0] : [])),
  }))
}
