import { roundHalfUp } from '../pricing/money'

/** The most people whom one may ask quantities for. */
export const MAX_PEOPLE = 500

type Served = { participantsPerQuantity: number; minimumQuantity: number }

/** A number of people as it was typed or stands in an address: 1 to 500, else null. */
export function parsePeople(text: string | null): number | null {
  const people = /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : 0
  return people >= 1 && people <= MAX_PEOPLE ? people : null
}

/**
 * Units of an article that serve this many people: rounded up, at least its least quantity; null for an article that
 * serves no person by itself (a bottle).
 */
export const unitsFor = (
  people: number,
  { participantsPerQuantity, minimumQuantity }: Served,
): number | null =>
  participantsPerQuantity > 0
    ? Math.max(Math.ceil(people / participantsPerQuantity), minimumQuantity)
    : null

/** Cents HT that an article costs each of the people whom it serves; its price when it serves one, or none by itself. */
export const pricePerPerson = (price: number, participantsPerQuantity: number): number =>
  roundHalfUp(price / Math.max(1, participantsPerQuantity))

/** Among how many people a total is shared: the guests once someone said how many, else the covers. docs/rules/prices.md#per-head */
export const sharedAmong = (covers: number, guests: { people: number } | null): number =>
  guests?.people ?? covers
