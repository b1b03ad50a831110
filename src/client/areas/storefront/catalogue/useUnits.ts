import { useMemo } from 'react'
import { itemQuantity, type CartItemRef } from '#domain/cart/cart'
import { availableFor, type Inventory } from '#domain/catalogue/inventory'
import { useCart } from '../../../state/useCart'

/** How much of an article is in the cart, and the most units that it may have there beside the rest. */
export function useUnits(inventory: Inventory) {
  const { cart } = useCart()
  const left = useMemo(() => availableFor(inventory, cart.items), [inventory, cart.items])
  return (item: CartItemRef) => {
    const quantity = itemQuantity(cart, item)
    const more = (item.type === 'menu' ? left.menus : left.products).get(item.itemId) ?? 0
    return { quantity, maxQuantity: more + quantity }
  }
}
