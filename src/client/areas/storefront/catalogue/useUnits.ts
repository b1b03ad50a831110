import { useMemo } from 'react'
import { itemQuantity, type Cart, type CartItemRef } from '#domain/cart/cart'
import { availableFor, type Inventory } from '#domain/catalogue/inventory'

/** How much of an article is in a cart, and the most units that it may have there beside the rest. */
export function useUnits(inventory: Inventory, { items }: Pick<Cart, 'items'>) {
  const left = useMemo(() => availableFor(inventory, items), [inventory, items])
  return (item: CartItemRef) => {
    const quantity = itemQuantity({ items }, item)
    return { quantity, maxQuantity: left(item) + quantity }
  }
}
