import {
  ADDRESS_FIELDS,
  itemQuantity,
  mergeItems,
  replaceItems,
  type Cart,
  type CartItem,
} from './cart'

/** A cart before a change of it, and just after. */
export type CartStep = { before: Cart; after: Cart }

const WHEN: readonly (keyof Cart)[] = ['deliveryDay', 'deliverySlot']
/** Where and when it is delivered is one: an hour of another day would mean nothing. */
const DELIVERY = [...ADDRESS_FIELDS, ...WHEN]

/**
 * Takes a change of a cart back: what the change made other is as it was before it, and what was changed since stays.
 * docs/rules/cart.md#reset
 */
export function takeBack(now: Cart, step: CartStep): Cart {
  const { before } = step
  const items = itemsTakenBack(now.items, step)
  const fields = changedFields(step)
  if (DELIVERY.some((field) => fields.has(field))) DELIVERY.forEach((field) => fields.add(field))
  const taken = Object.entries(before).filter(([field]) => fields.has(field))
  return replaceItems({ ...now, ...Object.fromEntries(taken) }, items)
}

function changedFields({ before, after }: CartStep): Set<string> {
  const values = new Map(Object.entries(after))
  const changed = Object.entries(before).filter(([field, value]) => values.get(field) !== value)
  return new Set(changed.map(([field]) => field))
}

/** In the order of before, then what was added since. */
function itemsTakenBack(items: readonly CartItem[], { before, after }: CartStep): CartItem[] {
  return mergeItems([...before.items, ...items])
    .map((item) => ({
      ...item,
      qty: itemQuantity({ items }, item) + itemQuantity(before, item) - itemQuantity(after, item),
    }))
    .filter(({ qty }) => qty > 0)
}
