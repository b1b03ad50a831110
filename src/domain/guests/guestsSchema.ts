import * as v from 'valibot'
import { ALLERGEN_CODES } from '../catalogue/allergens'
import { MAX_PEOPLE } from '../catalogue/servings'

/** What guests may not eat, in the order in which it is offered; « sans gluten » is the allergen. docs/rules/guests.md#needs */
export const NEEDS = ['vegetarian', 'vegan', 'porkFree', ...ALLERGEN_CODES] as const

export type Need = (typeof NEEDS)[number]

/** Rows of different needs that one meal may have. */
export const MAX_GROUPS = 20

const people = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PEOPLE))

/** How many are to be served, and of them those with needs: no names. Each guest stands in one group. docs/rules/guests.md#how-many */
export const guestsSchema = v.object({
  people,
  groups: v.pipe(
    v.array(
      v.object({
        needs: v.pipe(v.array(v.picklist(NEEDS)), v.minLength(1), v.maxLength(NEEDS.length)),
        people,
      }),
    ),
    v.maxLength(MAX_GROUPS),
  ),
})

export type Guests = v.InferOutput<typeof guestsSchema>
