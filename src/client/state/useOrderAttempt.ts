import { useMemo } from 'react'
import { useRecoilCallback } from 'recoil'
import { cartState, keptCart, newCart } from './cartState'
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
  /** Lets the cart go that made an order which stands; one begun since then stays. */
  const finish = useRecoilCallback(
    ({ snapshot, set }) =>
      (orderId: string) => {
        const attempt = attemptIn(snapshot)
        if (attempt?.orderId !== orderId) return
        set(orderAttemptState, attemptStorage.keep(null))
        set(cartState, (state) =>
          state.cart.key === attempt.cartKey ? keptCart(state.cart, newCart()) : state,
        )
      },
    [],
  )
  return useMemo(() => ({ read, write, place, finish }), [read, write, place, finish])
}
