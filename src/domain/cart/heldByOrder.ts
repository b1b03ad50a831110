import { itemQuantity, type Cart, type CartItem } from './cart'
import type { OrderedContent } from './orderedContent'

type Wanted = Pick<Cart, 'address' | 'deliveryDay' | 'deliverySlot' | 'items'>

/** The items that an unpaid order holds for its cart; none once the cart has another address or day. docs/rules/cart.md#held-carts */
export const heldItems = (cart: Wanted, ordered: OrderedContent): readonly CartItem[] =>
  cart.address === ordered.address && cart.deliveryDay === ordered.deliveryDay ? ordered.items : []

/** Whether an unpaid order holds all that is in its cart. docs/rules/cart.md#held-carts */
export function areItemsHeld(cart: Wanted, ordered: OrderedContent): boolean {
  const items = heldItems(cart, ordered)
  return cart.items.every((item) => item.qty <= itemQuantity({ items }, item))
}

/** Whether an unpaid order holds the slot of its cart. docs/rules/cart.md#held-carts */
export const isSlotHeld = (cart: Wanted, ordered: OrderedContent): boolean =>
  cart.address === ordered.address &&
  cart.deliverySlot !== null &&
  cart.deliverySlot.start === ordered.deliverySlot?.start
