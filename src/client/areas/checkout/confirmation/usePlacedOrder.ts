import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { usePlacedOrder_order$key } from '#generated/relay/usePlacedOrder_order.graphql'
import { useIsCardSent } from '../../../state/useIsCardSent'
import { useMayBeCharged } from '../../../state/useMayBeCharged'
import { useOrderAttempt } from '../../../state/useOrderAttempt'
import { useConfirmation } from '../../paying/useConfirmation'

/**
 * Watches an order until the provider's webhook has confirmed its payment, then lets the cart go that made it.
 * True while the confirmation of a card that was sent from here may still come.
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
  const attempt = useOrderAttempt()
  const mayBeCharged = useMayBeCharged()
  const isCardSent = useIsCardSent(id)
  const isWaiting = status === 'waitingForPayment'
  const isPlaced = !isWaiting && status !== 'canceled'

  useEffect(() => {
    if (!isPlaced) return
    attempt.finish(id)
    mayBeCharged.write(id, false)
  }, [isPlaced, id, attempt, mayBeCharged])

  // Polls even when no card was sent from here: another device may be paying the order.
  const isPolling = useConfirmation(id, isWaiting)
  return isPolling && isCardSent
}
