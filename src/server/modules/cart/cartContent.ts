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
import { badUserInput, requireNoProblems } from '../../base/errors'
import { parseInput, rowId } from '../../base/inputs'

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

/** Reads a recovery that the browser sent by itself; error BAD_USER_INPUT with each field's problem. */
export const parseRecoveryInput = (input: unknown): NonNullable<CartContent['itemRecovery']> =>
  parseInput(itemRecoverySchema, input, {
    message: 'The recovery cannot be used',
    whole: 'itemRecovery',
  })

const MESSAGE = 'The cart cannot be used'

const parseCart = <Output>(schema: v.GenericSchema<unknown, Output>, input: unknown): Output =>
  parseInput(schema, input, { message: MESSAGE, whole: 'cart' })

function requireUnits(items: CartContent['items']): void {
  if (cartItemCount({ items }) > MAX_UNITS) throw badUserInput(MESSAGE, { items: 'TOO_LARGE' })
}

/** Reads what the browser sent; error BAD_USER_INPUT with each field's problem. The same item twice is added up. */
export function parseCartInput(input: unknown): CartContent {
  const cart = parseCart(cartContent, input)
  const named = { ...cart, ...parseCart(cartNamesSchema, input) }
  requireNoProblems(MESSAGE, cartNameProblems(named))
  const held = readCartNames(named)
  const content = { ...cart, ...held, items: mergeItems(cart.items) }
  requireUnits(content.items)
  return content
}

/** Reads the items of a cart by themselves, at least one; error BAD_USER_INPUT with each problem. The same item twice is added up. */
export function parseCartItems(input: unknown): CartContent['items'] {
  const { items } = parseCart(itemsOnly, { items: input })
  const merged = mergeItems(items)
  requireUnits(merged)
  return merged
}

/** Reads a stored cart back. */
export const parseCartContent = (stored: unknown): CartContent => v.parse(cartContent, stored)
