import type { Cart } from './cart'
import { withContactsByWords } from './cartContacts'
import { cartInput } from './cartInput'

/**
 * What the server stores of a cart, as one text: two carts with the same text make the same order. Its fields are in the order of
 * their names: a cart that was stored and read again has them in another one than the forms have written. Nor does it tell whether
 * a contact is remembered: its order has made it so.
 */
export function contentOf(cart: Cart): string {
  const input = cartInput(cart)
  return JSON.stringify(input && withContactsByWords(input), inOrderOfNames)
}

const inOrderOfNames = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
