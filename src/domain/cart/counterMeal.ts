import { isCanteenMeal } from '../catalogue/storefronts'
import { DEFAULT_OPTIONS } from './cartOptions'
import type { Cart } from './cartSchema'

/** Whether everything in the cart is handed over at the counter of the canteen. docs/rules/orders.md#at-the-canteen */
export const isCounterMeal = ({ items }: Pick<Cart, 'items'>): boolean =>
  isCanteenMeal(items.map(({ lineId }) => lineId))

type Delivered = Pick<
  Cart,
  'items' | 'toDeliversHot' | 'hasToLeaveBags' | 'deliveryContact' | 'deliveryContactSMSNumber'
>

/**
 * The cart as it becomes an order. A meal at the counter loses what is for a courier only: those fields may be left over from
 * another delivery. docs/rules/orders.md#at-the-canteen
 */
export function orderedCart<Ordered extends Delivered>(cart: Ordered): Ordered {
  if (!isCounterMeal(cart)) return cart
  const { deliveryContact } = cart
  return {
    ...cart,
    toDeliversHot: DEFAULT_OPTIONS.toDeliversHot,
    hasToLeaveBags: DEFAULT_OPTIONS.hasToLeaveBags,
    deliveryContactSMSNumber: null,
    deliveryContact: deliveryContact && { ...deliveryContact, details: null },
  }
}
