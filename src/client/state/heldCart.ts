import type { Snapshot } from 'recoil'
import type { CartItem } from '#domain/cart/cart'
import * as rules from '#domain/cart/heldByOrder'
import { clock } from '../services/clock'
import { cartState } from './cartState'
import { heldOrderState } from './heldOrder'

/** The cart, and the unpaid order that was made from it, in whatever tab, while it still holds what it took. */
function cartAndOrder(snapshot: Snapshot) {
  const { cart } = snapshot.getLoadable(cartState).getValue()
  const order = snapshot.getLoadable(heldOrderState).getValue()
  const isHolding = order?.cartKey === cart.key && clock.now() < new Date(order.heldUntil)
  return { cart, order: isHolding ? order : null }
}

/** The items that the server counts as taken by the cart's own order. */
export function heldItems(snapshot: Snapshot): readonly CartItem[] {
  const { cart, order } = cartAndOrder(snapshot)
  return order ? rules.heldItems(cart, order) : []
}

/** Whether the cart's own order holds all that is in it: no inventory takes anything off. */
export function isCartHeld(snapshot: Snapshot): boolean {
  const { cart, order } = cartAndOrder(snapshot)
  return order !== null && rules.areItemsHeld(cart, order)
}

/** Whether the cart's own order holds its slot. */
export function isSlotHeld(snapshot: Snapshot): boolean {
  const { cart, order } = cartAndOrder(snapshot)
  return order !== null && rules.isSlotHeld(cart, order)
}
