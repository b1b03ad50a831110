import { emptyCart } from '#domain/cart/cart'
import { reorderedCart } from '#domain/order/reorderedCart'
import { useUndo } from '../../../design/useUndo'
import { clock } from '../../../services/clock'
import { newKey } from '../../../state/newKey'
import { useCart } from '../../../state/useCart'
import { cartOfOrder, type Filling } from './cartOfOrder'
import { reorderCopy } from './reorderCopy'
import { type ReorderedOrder } from './useReorderedOrder'

/** Starts a new cart with a past order in it: its address and people, a new slot, what of it can be had; the cart before can be had back. */
export function useFillCart(order: ReorderedOrder) {
  const { cart, restore } = useCart()
  const undoable = useUndo()
  return (filling: Filling) => {
    const key = newKey()
    const empty = emptyCart({ key, now: clock.now() })
    restore(reorderedCart(empty, cartOfOrder(order, filling)), cart.key)
    if (cart.items.length > 0) undoable(reorderCopy.replaced, () => restore(cart, key))
  }
}
