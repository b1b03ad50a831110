import { useMemo } from 'react'
import { itemQuantity, type CartItemRef } from '#domain/cart/cart'
import { availableFor, type Inventory } from '#domain/catalogue/inventory'
import { useCart } from '../../../state/useCart'

/** The most units that an article may have beside the rest of the cart, those already in it included. */
export function useMaxUnits(inventory: Inventory) {
  const { cart } = useCart()
  const left = useMemo(() => availableFor(inventory, cart.items), [inventory, cart.items])
  return (item: CartItemRef) =>
    ((item.type === 'menu' ? left.menus : left.products).get(item.itemId) ?? 0) +
    itemQuantity(cart, item)
}
