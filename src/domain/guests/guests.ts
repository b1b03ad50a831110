import { MAX_PEOPLE } from '../catalogue/servings'
import { MAX_GROUPS, type Guests, type Need } from './guestsSchema'

/** Before anyone said how many. */
export const NO_GUESTS: Guests = { people: 0, groups: [] }

/** Guests who eat alike; those without needs have none. */
export type GuestGroup = { needs: readonly Need[]; people: number }

/** Both name the same needs, in whatever order. */
export const isSameNeeds = (a: readonly Need[], b: readonly Need[]): boolean =>
  a.length === b.length && a.every((need) => b.includes(need))

const countOf = (groups: readonly GuestGroup[]) =>
  groups.reduce((sum, group) => sum + group.people, 0)

/** How many of the guests have these needs and no others. */
export const peopleWith = ({ groups }: Guests, needs: readonly Need[]): number =>
  groups.find((group) => isSameNeeds(group.needs, needs))?.people ?? 0

/** So many guests altogether, at least those with needs. */
export const withPeople = (guests: Guests | null, count: number): Guests => {
  const groups = guests?.groups ?? []
  const wanted = Math.max(1, countOf(groups), Math.floor(count))
  return { people: Math.min(MAX_PEOPLE, wanted), groups }
}

/** So many of the guests have these needs; they are part of all, who become more when they must. */
export function withGroup(guests: Guests, needs: readonly Need[], count: number): Guests {
  const others = guests.groups.filter((group) => !isSameNeeds(group.needs, needs))
  const room = MAX_PEOPLE - countOf(others)
  const wanted = Math.min(Math.floor(count), room)
  const isNew = others.length === guests.groups.length
  if (wanted > 0 && isNew && others.length === MAX_GROUPS) return guests
  const next = isNew
    ? [...others, { needs: [...needs], people: wanted }]
    : guests.groups.map((group) =>
        isSameNeeds(group.needs, needs) ? { ...group, people: wanted } : group,
      )
  return withPeople({ people: guests.people, groups: wanted > 0 ? next : others }, guests.people)
}

// Whom the fewest dishes suit comes first: what suits only them is not given to others.
const rank = ({ needs }: GuestGroup) =>
  2 * needs.length + (needs.includes('vegan') ? 3 : 0) + (needs.includes('vegetarian') ? 1 : 0)

/** All guests by what they eat, those with the most needs first, those without needs last. */
export function groupsOf({ people: all, groups }: Guests): GuestGroup[] {
  const rest = all - countOf(groups)
  const ranked = [...groups].sort((a, b) => rank(b) - rank(a))
  return rest > 0 ? [...ranked, { needs: [], people: rest }] : ranked
}
