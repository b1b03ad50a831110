import type { Cart } from '#domain/cart/cart'
import { BLANK_DELIVERY_CONTACT, BLANK_INVOICE_CONTACT } from '#domain/cart/cartContacts'
import { cartNames } from '#domain/cart/cartNames'
import { loadPart } from '../services/lazyPart'
import type { parseStoredCart } from './parseStoredCart'
import {
  readStorage,
  removeFromStorage,
  writeStorage,
  type StorageProblem,
} from '../services/safeStorage'

export const CART_KEY = 'tablee.cart'

type LoadedCart = { cart: Cart | null; storageProblem: StorageProblem | null }

let parser: typeof parseStoredCart | null = null

/** Fetches what reads a stored cart: a first visit, which has none, goes without it. */
export async function fetchCartParser(): Promise<void> {
  if (parser !== null) return
  const part = await loadPart(() => import('./parseStoredCart'))
  parser = part.parseStoredCart
}

/** The cart in a stored value, null when it is no good; undefined until `fetchCartParser` has fetched what reads it. */
export const parseCart = (value: string, now: Date): Cart | null | undefined =>
  parser ? parser(value, now) : undefined

/**
 * The cart kept by an earlier visit, in whatever shape; undefined until `fetchCartParser` has fetched what reads it. A
 * value that is no longer good is thrown away.
 */
export function readCart(now: Date): LoadedCart | undefined {
  const { value, problem: storageProblem } = readStorage('localStorage', CART_KEY)
  if (value === null) return { cart: null, storageProblem }
  const cart = parseCart(value, now)
  if (cart === undefined) return undefined
  if (cart === null) removeFromStorage('localStorage', CART_KEY)
  return { cart, storageProblem }
}

/** The same, with what reads it fetched where there is something to read. */
export async function loadCart(now: Date): Promise<LoadedCart> {
  const read = readCart(now)
  if (read) return read
  await fetchCartParser()
  return readCart(now) ?? { cart: null, storageProblem: null }
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
