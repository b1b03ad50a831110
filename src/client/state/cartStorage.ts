import * as v from 'valibot'
import {
  BLANK_DELIVERY_CONTACT,
  BLANK_INVOICE_CONTACT,
  writtenContact,
  type Cart,
} from '#domain/cart/cart'
import { cartNames, cartNamesSchema, readCartNames } from '#domain/cart/cartNames'
import { cartSchema, LIMIT_CODES } from '#domain/cart/cartSchema'
import { isCartStale } from '#domain/cart/staleCart'
import { readStorage, removeFromStorage, writeStorage, type StorageProblem } from './safeStorage'

export const CART_KEY = 'tablee.cart'

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
export function parseStoredCart(value: string | null, now: Date): Cart | null {
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

/** The cart kept by an earlier visit, in whatever shape. A value that is no longer good is thrown away. */
export function loadCart(now: Date): { cart: Cart | null; storageProblem: StorageProblem | null } {
  const { value, problem } = readStorage('localStorage', CART_KEY)
  const cart = parseStoredCart(value, now)
  if (value !== null && cart === null) removeFromStorage('localStorage', CART_KEY)
  return { cart, storageProblem: problem }
}

const withTexts = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']))

/** As the release before this one reads it: contacts that are always there, and empty texts for null. */
function forEarlierReleases({ itemRecovery, ...cart }: Cart) {
  const { bookedRecoveryHour, recoveryAddress, selectedSlot, ...texts } = itemRecovery ?? {}
  return {
    ...cart,
    ...withTexts({
      address: cart.address,
      deliveryContactSMSNumber: cart.deliveryContactSMSNumber,
    }),
    deliveryContact: withTexts(cart.deliveryContact ?? BLANK_DELIVERY_CONTACT),
    invoiceContact: withTexts(cart.invoiceContact ?? BLANK_INVOICE_CONTACT),
    itemRecovery: itemRecovery && {
      ...withTexts(texts),
      bookedRecoveryHour,
      recoveryAddress,
      selectedSlot,
    },
  }
}

/** Keeps the cart, its contact and slot under the flat names too. docs/rules/cart.md#names */
export const saveCart = (cart: Cart): StorageProblem | null =>
  writeStorage(
    'localStorage',
    CART_KEY,
    JSON.stringify({ ...forEarlierReleases(cart), ...cartNames(cart) }),
  )
