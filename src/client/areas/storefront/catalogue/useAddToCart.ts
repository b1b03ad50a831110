import type { CartItem, CartItemRef } from '#domain/cart/cart'
import { useUndoableRemoval } from '../../cart/useUndoableRemoval'
import { track } from '../../../services/analytics/analytics'
import { useCartVerbs } from '../../../state/useCart'
import { useModalVerbs } from '../../../state/useModal'

/** The verbs that change how much of an article is in the cart. Without an address, adding asks for one first. */
export function useAddToCart(item: CartItemRef, brandId: string, name: string) {
  const { addItem, setQuantity } = useCartVerbs()
  const { open } = useModalVerbs()
  const remove = useUndoableRemoval()

  /** Whether the units are in the cart now. */
  const add = (qty: number): boolean => {
    const wanted: CartItem = { ...item, qty }
    const result = addItem(wanted, brandId)
    if (result.ok) track({ event: 'addToCart', ...item, qty })
    else open({ kind: 'addressDimmer', item: wanted })
    return result.ok
  }
  const setUnits = (qty: number, before: number) =>
    qty < 1 ? remove({ ...item, qty: before }, name) : setQuantity(item, qty)

  return { add, setUnits }
}
