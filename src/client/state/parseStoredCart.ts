import * as v from 'valibot'
import type { Cart } from '#domain/cart/cart'
import { writtenContact } from '#domain/cart/cartContacts'
import { readCartNames } from '#domain/cart/cartNames'
import { cartNamesSchema } from '#domain/cart/cartNamesSchema'
import { cartSchema, LIMIT_CODES } from '#domain/cart/cartSchema'
import { isCartStale } from '#domain/cart/staleCart'

/** Carts of earlier releases too: those without flat names, and those with empty texts for null. */
const storedCart = v.pipe(
  v.string(),
  v.parseJson(),
  v.transform((stored) => ({ cart: stored, names: stored })),
  v.object({ cart: cartSchema, names: cartNamesSchema }),
)

/**
 * The cart in a stored value; null when it is none, is corrupt or is out of date. What goes beyond a limit is kept: its
 * form says so.
 */
export function parseStoredCart(value: string, now: Date): Cart | null {
  const { typed, output, issues = [] } = v.safeParse(storedCart, value)
  if (!typed || issues.some(({ message }) => !LIMIT_CODES.includes(message))) return null
  const { invoiceContact, deliverySlot } = readCartNames({ ...output.cart, ...output.names })
  const cart = {
    ...output.cart,
    deliveryContact: writtenContact(output.cart.deliveryContact),
    invoiceContact: writtenContact(invoiceContact),
    deliverySlot,
  }
  return isCartStale(cart, now) ? null : cart
}
