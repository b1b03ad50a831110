import type { Cart } from './cart'
import { cartInput } from './cartInput'

/**
 * What the server stores of a cart, as one text: two carts with the same text make the same order. Its fields are in the order of
 * their names: a cart that was stored and read again has them in another one than the forms have written.
 */
export const contentOf = (cart: Cart): string => JSON.stringify(cartInput(cart), inOrderOfNames)

const inOrderOfNames = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
