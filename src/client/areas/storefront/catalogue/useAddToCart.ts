import type { CartItem, CartItemRef } from '#domain/cart/cart'
import { isSlotInHours } from '#domain/delivery/delivery'
import { formatHour } from '#domain/time/calendar'
import { useToast } from '../../../design/notices/useToast'
import { useUndoableRemoval } from '../../cart/useUndoableRemoval'
import { track } from '../../../services/analytics'
import { useCartVerbs } from '../../../state/useCart'
import { useModalVerbs } from '../../../state/useModal'
import { catalogueCopy } from './catalogueCopy'

/**
 * The verbs that change how much of an article is in the cart. Without an address, adding asks for one first; what the chosen slot
 * does not deliver says so at once.
 */
export function useAddToCart(item: CartItemRef, brandId: string, name: string) {
  const { addItem, setQuantity } = useCartVerbs()
  const { open } = useModalVerbs()
  const remove = useUndoableRemoval()
  const toast = useToast()

  /** Whether the units are in the cart now. */
  const add = (qty: number): boolean => {
    const wanted: CartItem = { ...item, qty }
    const result = addItem(wanted, brandId)
    if (!result.ok) {
      open({ kind: 'addressDimmer', item: wanted })
      return false
    }
    track({ event: 'addToCart', ...item, qty })
    const { deliverySlot: slot } = result.cart
    if (slot !== null && !isSlotInHours(item.lineId, slot.start)) {
      toast(catalogueCopy.outOfHours(name, formatHour(slot.start)))
    }
    return true
  }
  const setUnits = (qty: number, before: number) =>
    qty < 1 ? remove({ ...item, qty: before }, name) : setQuantity(item, qty)

  return { add, setUnits }
}
