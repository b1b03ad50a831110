import { useMemo } from 'react'
import { useRecoilCallback } from 'recoil'
import type { Cart } from '#domain/cart/cart'
import { restOfOrdered } from '#domain/cart/restOfOrdered'
import { readContent } from '#domain/cart/orderedContent'
import { paymentTime } from '#domain/order/unpaidHold'
import { toIso } from '#domain/time/calendar'
import { clock } from '../services/clock'
import { begunCart, cartState, newCart } from './cartState'
import { heldOrderState, heldOrderStorage, withoutOrder, type HeldOrder } from './heldOrder'
import { newKey } from '../services/newKey'
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
      (attempt: OrderAttempt) => {
        set(orderAttemptState, attemptStorage.keep(attempt))
        set(heldOrderState, (held) => heldOrderStorage.keep(heldAfter(held, attempt)))
      },
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
        if (attempt?.orderId === orderId) {
          set(orderAttemptState, attemptStorage.keep(null))
          set(cartState, (state) =>
            state.cart.key === attempt.cartKey
              ? begunCart(state.cart, restOf(state.cart, attempt.content) ?? newCart())
              : state,
          )
        }
        // After the cart, because other tabs hear of the two changes one after the other.
        set(heldOrderState, withoutOrder(orderId))
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

/** What the order of an attempt holds, as far as the attempt knows; nothing while it has none. */
function heldAfter(
  held: HeldOrder | null,
  { cartKey, orderId, content }: OrderAttempt,
): HeldOrder | null {
  if (orderId === null) return null
  const ordered = readContent(content)
  // Nothing readable was noted here: another tab made the order, and what it noted stays.
  if (ordered === null) return held
  const heldUntil = toIso(new Date(clock.now().getTime() + paymentTime(false)))
  return { cartKey, orderId, heldUntil, ...ordered }
}
