import { emptyCart } from '#domain/cart/cart'
import { reorderedCart } from '#domain/order/reorderedCart'
import { clock } from '../../../services/clock'
import { newKey } from '../../../state/newKey'
import { useCart } from '../../../state/useCart'
import { cartOfOrder, type Filling } from './cartOfOrder'
import { type ReorderedOrder } from './useReorderedOrder'

/** Starts a new cart with a past order in it: its address and people, a new slot, what of it can be had. */
export function useFillCart(order: ReorderedOrder) {
  const { cart, restore } = useCart()
  return (filling: Filling) => {
    const empty = emptyCart({ key: newKey(), now: clock.now() })
    restore(reorderedCart(empty, cartOfOrder(order, filling)), cart.key)
  }
}
