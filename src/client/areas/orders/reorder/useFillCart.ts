import { emptyCart } from '#domain/cart/cart'
import { reorderedCart } from '#domain/order/reorderedCart'
import { clock } from '../../../services/clock'
import { newKey } from '../../../services/newKey'
import { useCart } from '../../../state/useCart'
import { useUndoableChange } from '../../../state/useUndoableChange'
import { cartOfOrder, type Filling } from './cartOfOrder'
import { reorderCopy } from './reorderCopy'
import type { ReorderedOrder } from './useReorderedOrder'

/** Starts a new cart with a past order in it: its address and people, a new slot, what of it can be had; the cart before can be had back. */
export function useFillCart(order: ReorderedOrder) {
  const { cart } = useCart()
  const change = useUndoableChange()
  return (filling: Filling) => {
    const empty = emptyCart({ key: newKey(), now: clock.now() })
    change(
      () => reorderedCart(empty, cartOfOrder(order, filling)),
      cart.items.length > 0 ? reorderCopy.replaced : null,
    )
  }
}
