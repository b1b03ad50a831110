import { toIso } from '../time/calendar'
import { itemQuantity, replaceItems, type Cart } from './cart'
import type { OrderedContent } from './orderedContent'

/**
 * What a cart still holds beside what was ordered of it, as a cart of its own with the same delivery, contacts and options; null when that
 * is nothing. docs/rules/cart.md#ordered-carts
 */
export function restOfOrdered(
  cart: Cart,
  ordered: OrderedContent,
  { key, now }: { key: string; now: Date },
): Cart | null {
  const items = cart.items
    .map((item) => ({ ...item, qty: item.qty - itemQuantity(ordered, item) }))
    .filter(({ qty }) => qty > 0)
  return items.length === 0 ? null : { ...replaceItems(cart, items), key, creationDate: toIso(now) }
}
