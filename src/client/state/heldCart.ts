import type { Snapshot } from 'recoil'
import { cartState } from './cartState'
import { draftsState } from './draftsState'

/** The draft in which the checkout keeps the order that it made from a cart. */
export const ORDER_ATTEMPT = 'orderAttempt'

/**
 * Whether an order of this tab was made from the cart and may hold what it has: the server counts its articles and its
 * delivery as taken.
 */
export function isCartHeld(snapshot: Snapshot): boolean {
  const { cart } = snapshot.getLoadable(cartState).getValue()
  const attempt = snapshot.getLoadable(draftsState).getValue()[ORDER_ATTEMPT]
  return attempt?.['cartKey'] === cart.key && (attempt['orderId'] ?? '') !== ''
}
