import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { type usePlacedOrder_order$key } from '../../../../../__generated__/relay/usePlacedOrder_order.graphql'
import { useOrderAttempt } from './useOrderAttempt'
import { useOrderState } from './useOrderState'

// As a rule the provider's word comes within the second.
const ASK_FIRST_MS = 400
const ASK_EVERY_MS = 2000
const ASK_AT_MOST = 10

/**
 * Watches an order until the provider's webhook has confirmed its payment, then lets the cart go that made it.
 * True while the confirmation may still come.
 */
export function usePlacedOrder(order: usePlacedOrder_order$key): boolean {
  const { id, status } = useFragment(
    graphql`
      fragment usePlacedOrder_order on Order {
        id
        status
      }
    `,
    order,
  )
  const [asked, setAsked] = useState(0)
  const attempt = useOrderAttempt()
  const orderState = useOrderState()
  const isWaiting = status === 'waitingForPayment'
  const isPlaced = !isWaiting && status !== 'canceled'

  useEffect(() => {
    if (!isWaiting || asked >= ASK_AT_MOST) return undefined
    // The answer lands in the store, where the whole screen reads the status.
    const timer = setTimeout(
      () => {
        void orderState(id).finally(() => setAsked((count) => count + 1))
      },
      asked === 0 ? ASK_FIRST_MS : ASK_EVERY_MS,
    )
    return () => clearTimeout(timer)
  }, [isWaiting, asked, id, orderState])

  useEffect(() => {
    if (isPlaced) attempt.finish(id)
  }, [isPlaced, id, attempt])

  return isWaiting && asked < ASK_AT_MOST
}
