import { itemQuantity, type CartItemRef } from '#domain/cart/cart'
import { useUndoableRemoval } from '../../cart/useUndoableRemoval'
import { track } from '../../../services/analytics/analytics'
import { useCart } from '../../../state/useCart'
import { useModal } from '../../../state/useModal'

/** How much of an article is in the cart, and the verbs that change it. Without an address, adding asks for one first. */
export function useAddToCart(item: CartItemRef, brandId: string, name: string) {
  const { cart, addItem, setQuantity, chooseStorefront } = useCart()
  const { open } = useModal()
  const remove = useUndoableRemoval()
  const quantity = itemQuantity(cart, item)

  /** Whether the units are in the cart now. */
  const add = (qty: number): boolean => {
    if (cart.items.length === 0) chooseStorefront({ lineId: item.lineId, brandId })
    const wanted = { ...item, qty }
    const result = addItem(wanted)
    if (result.ok) track({ event: 'addToCart', ...item, qty })
    else open({ kind: 'addressDimmer', item: wanted })
    return result.ok
  }
  return {
    quantity,
    add,
    setUnits: (qty: number) =>
      qty < 1 ? remove({ ...item, qty: quantity }, name) : setQuantity(item, qty),
  }
}
