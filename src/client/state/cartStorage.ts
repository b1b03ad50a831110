import * as v from 'valibot'
import type { Cart } from '../../domain/cart/cart'
import { cartNames } from '../../domain/cart/cartNames'
import { isCartStale } from '../../domain/cart/staleCart'
import { cartSchema } from './cartSchema'
import { readStorage, removeFromStorage, writeStorage, type StorageProblem } from './safeStorage'

export const CART_KEY = 'tablee.cart'

const storedCart = v.pipe(v.string(), v.parseJson(), cartSchema)

/** The cart in a stored value; null when it is none, is corrupt or is out of date. */
export function parseStoredCart(value: string | null, now: Date): Cart | null {
  const result = v.safeParse(storedCart, value)
  return result.success && !isCartStale(result.output, now) ? result.output : null
}

/** The cart kept by an earlier visit, in whatever shape. A value that is no longer good is thrown away. */
export function loadCart(now: Date): { cart: Cart | null; storageProblem: StorageProblem | null } {
  const { value, problem } = readStorage('localStorage', CART_KEY)
  const cart = parseStoredCart(value, now)
  if (value !== null && cart === null) removeFromStorage('localStorage', CART_KEY)
  return { cart, storageProblem: problem }
}

/** Keeps the cart, its contact and slot under the flat names too. docs/rules/cart.md#names */
export const saveCart = (cart: Cart): StorageProblem | null =>
  writeStorage('localStorage', CART_KEY, JSON.stringify({ ...cart, ...cartNames(cart) }))
