import * as v from 'valibot'
import { cartItemCount, mergeItems } from '#domain/cart/cart'
import { cartNameProblems, readCartNames } from '#domain/cart/cartNames'
import { cartNamesSchema } from '#domain/cart/cartNamesSchema'
import {
  choicesSchema,
  itemRecoverySchema,
  itemSchema,
  MAX_ITEMS,
  MAX_UNITS,
} from '#domain/cart/cartSchema'
import { ADDRESS_MIN_LENGTH } from '#domain/delivery/delivery'
import { badUserInput, type FieldProblems } from '../../base/errors'
import { rowId } from '../../base/inputs'

const { address, lat, lng, mainBrandId, lineId, creationDate } = choicesSchema.entries

const storedItem = v.object({
  ...itemSchema.entries,
  itemId: v.pipe(
    itemSchema.entries.itemId,
    v.check((id) => rowId(id) !== null, 'INVALID'),
  ),
})

/** A cart as it is stored: what the browser's cart chose, with a place, and articles that the database can have. */
const cartContent = v.object({
  ...choicesSchema.entries,
  address: v.pipe(
    v.nonNullable(address, 'TOO_SHORT'),
    v.minLength(ADDRESS_MIN_LENGTH, 'TOO_SHORT'),
  ),
  lat: v.nonNullable(lat),
  lng: v.nonNullable(lng),
  items: v.pipe(v.array(storedItem), v.maxLength(MAX_ITEMS, 'TOO_MANY')),
  mainBrandId: v.nullish(mainBrandId, null),
  lineId: v.nullish(lineId, null),
  creationDate: v.nullish(creationDate, null),
})

const itemsOnly = v.object({
  items: v.pipe(
    v.array(storedItem),
    v.minLength(1, 'REQUIRED'),
    v.maxLength(MAX_ITEMS, 'TOO_MANY'),
  ),
})

export type CartContent = v.InferOutput<typeof cartContent>

const problemsOf = (issues: readonly v.BaseIssue<unknown>[], whole: string) =>
  Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? whole, issue.message]))

/** Reads a recovery that the browser sent by itself; error BAD_USER_INPUT with each field's problem. */
export function parseRecoveryInput(input: unknown): NonNullable<CartContent['itemRecovery']> {
  const parsed = v.safeParse(itemRecoverySchema, input)
  if (parsed.success) return parsed.output
  throw badUserInput('The recovery cannot be used', problemsOf(parsed.issues, 'itemRecovery'))
}

const unusable = (problems: FieldProblems) => badUserInput('The cart cannot be used', problems)

function readSent<Output>(schema: v.GenericSchema<unknown, Output>, input: unknown): Output {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  throw unusable(problemsOf(parsed.issues, 'cart'))
}

/** Reads what the browser sent; error BAD_USER_INPUT with each field's problem. The same item twice is added up. */
export function parseCartInput(input: unknown): CartContent {
  const cart = readSent(cartContent, input)
  const named = { ...cart, ...readSent(cartNamesSchema, input) }
  const problems = cartNameProblems(named)
  if (Object.keys(problems).length > 0) throw unusable(problems)
  const held = readCartNames(named)
  const content = { ...cart, ...held, items: mergeItems(cart.items) }
  if (cartItemCount(content) > MAX_UNITS) throw unusable({ items: 'TOO_LARGE' })
  return content
}

/** Reads the items of a cart by themselves, at least one; error BAD_USER_INPUT with each problem. The same item twice is added up. */
export function parseCartItems(input: unknown): CartContent['items'] {
  const { items } = readSent(itemsOnly, { items: input })
  const merged = mergeItems(items)
  if (cartItemCount({ items: merged }) > MAX_UNITS) throw unusable({ items: 'TOO_LARGE' })
  return merged
}

/** Reads a stored cart back. */
export const parseCartContent = (stored: unknown): CartContent => v.parse(cartContent, stored)
