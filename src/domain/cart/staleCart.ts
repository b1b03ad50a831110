import { parisDay, startOfWeek, toIso } from '../time/calendar'
import type { Cart } from './cart'

/**
 * Whether a stored cart is out of date: its delivery day has passed, or it was created before Monday of this week, in
 * Paris. docs/rules/cart.md#stale-carts
 */
export function isCartStale(cart: Pick<Cart, 'creationDate' | 'deliveryDay'>, now: Date): boolean {
  const today = parisDay(now)
  const hasDayPassed = cart.deliveryDay !== null && cart.deliveryDay < today
  return hasDayPassed || parisDay(new Date(cart.creationDate)) < startOfWeek(today)
}

/**
 * The cart after a change. One that held nothing was begun by it: the page may have stood open since the week before.
 * docs/rules/cart.md#stale-carts
 */
export const begunBy = (before: Cart, after: Cart, now: Date): Cart =>
  before.items.length === 0 ? { ...after, creationDate: toIso(now) } : after
