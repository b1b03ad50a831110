import { graphql } from 'react-relay/hooks'
import type { useTransferInsteadMutation } from '#generated/relay/useTransferInsteadMutation.graphql'
import { onceMore } from '../../../relay/onceMore'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { cardOutcome } from '../cardOutcome'
import { refusedOrder } from '../refusedOrder'
import type { LateOutcome } from './lateOutcome'

/** Lets an order that waits be paid by bank transfer. */
export function useTransferInstead() {
  const [payByTransfer] = useAction<useTransferInsteadMutation>(
    graphql`
      mutation useTransferInsteadMutation($orderId: ID!) {
        payOrderByCreditTransfer(orderId: $orderId) {
          id
        }
      }
    `,
    REPEATABLE,
  )
  return async (orderId: string): Promise<LateOutcome> => {
    const result = await onceMore(() => payByTransfer({ orderId }))
    if (result.ok) return { kind: 'transferChosen' }
    if (result.code === 'FORBIDDEN') return { kind: 'notAllowed' }
    const order = refusedOrder(result)
    return order === null
      ? { kind: 'transferFailed' }
      : cardOutcome({ status: 'silent', order, money: 'unknown' })
  }
}
