import type { Drafts } from './draftStorage'

/** The draft in which the checkout keeps the order that it made from a cart. */
export const ORDER_ATTEMPT = 'orderAttempt'

/** Whether an order of this tab was made from the cart, and may hold what it has: the inventory counts that as taken. */
export function isHeld(drafts: Drafts, cartKey: string): boolean {
  const attempt = drafts[ORDER_ATTEMPT]
  return attempt?.['cartKey'] === cartKey && (attempt['orderId'] ?? '') !== ''
}
