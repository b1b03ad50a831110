import { useMemo } from 'react'
import { useRecoilCallback } from 'recoil'
import { type Cart } from '#domain/cart/cart'
import { restOfOrdered } from '#domain/cart/restOfOrdered'
import { readContent } from '#domain/cart/orderedContent'
import { clock } from '../services/clock'
import { cartState, keptCart, newCart } from './cartState'
import { newKey } from './newKey'
import { attemptIn, attemptStorage, orderAttemptState, type OrderAttempt } from './orderAttempt'

/** What is remembered of the order that this tab last made from its cart; survives a reload. */
export function useOrderAttempt() {
  const read = useRecoilCallback(
    ({ snapshot }) =>
      () =>
        attemptIn(snapshot),
    [],
  )
  const write = useRecoilCallback(
    ({ set }) =>
      (attempt: OrderAttempt) =>
        set(orderAttemptState, attemptStorage.keep(attempt)),
    [],
  )
  /** The order stands. */
  const place = useRecoilCallback(
    ({ set }) =>
      (orderId: string) =>
        set(orderAttemptState, (attempt) =>
          attempt?.orderId === orderId
            ? attemptStorage.keep({ ...attempt, isPlaced: true })
            : attempt,
        ),
    [],
  )
  /** Lets the cart go that made an order which stands: what was added meanwhile stays, and so does one begun since then. */
  const finish = useRecoilCallback(
    ({ snapshot, set }) =>
      (orderId: string) => {
        const attempt = attemptIn(snapshot)
        if (attempt?.orderId !== orderId) return
        set(orderAttemptState, attemptStorage.keep(null))
        set(cartState, (state) =>
          state.cart.key === attempt.cartKey
            ? keptCart(state.cart, restOf(state.cart, attempt.content) ?? newCart())
            : state,
        )
      },
    [],
  )
  return useMemo(() => ({ read, write, place, finish }), [read, write, place, finish])
}

/** What another tab has added to the cart since its order was made. */
function restOf(cart: Cart, content: string): Cart | null {
  const ordered = readContent(content)
  return ordered && restOfOrdered(cart, ordered, { key: newKey(), now: clock.now() })
}
