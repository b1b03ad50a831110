import type { Snapshot } from 'recoil'
import { cartState } from './cartState'
import { attemptIn } from './orderAttempt'

/**
 * Whether an order of this tab was made from the cart and may hold what it has: the server counts its articles and its
 * delivery as taken.
 */
export function isCartHeld(snapshot: Snapshot): boolean {
  const { cart } = snapshot.getLoadable(cartState).getValue()
  const attempt = attemptIn(snapshot)
  return attempt !== null && attempt.cartKey === cart.key && attempt.orderId !== null
}
