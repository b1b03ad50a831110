import { useMemo, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import { type useLatePaymentPortsIntentMutation } from '../../../../../__generated__/relay/useLatePaymentPortsIntentMutation.graphql'
import { type useLatePaymentPortsTransferMutation } from '../../../../../__generated__/relay/useLatePaymentPortsTransferMutation.graphql'
import { onceMore } from '../../../relay/onceMore'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction, type ActionFailure } from '../../../relay/useAction'
import { useDraft } from '../../../state/useDraft'
import { type LatePaymentPorts } from './payLate'
import { usePaidState } from './usePaidState'

/** What paying an order late asks of the server. */
export function useLatePaymentPorts(orderId: string): LatePaymentPorts {
  const [createIntent] = useAction<useLatePaymentPortsIntentMutation>(
    graphql`
      mutation useLatePaymentPortsIntentMutation($orderId: ID!) {
        createPaymentIntent(orderId: $orderId) {
          clientSecret
        }
      }
    `,
    REPEATABLE,
  )
  const [payByTransfer] = useAction<useLatePaymentPortsTransferMutation>(
    graphql`
      mutation useLatePaymentPortsTransferMutation($orderId: ID!) {
        payOrderByCreditTransfer(orderId: $orderId) {
          id
        }
      }
    `,
    REPEATABLE,
  )
  const paidState = usePaidState()
  const mayBeCharged = useMayBeCharged(orderId)
  return useMemo(
    () => ({
      mayBeCharged,
      paidState: () => paidState(orderId),
      createIntent: async () => {
        const result = await onceMore(() => createIntent({ orderId }))
        if (result.ok) {
          return { kind: 'intent', clientSecret: result.data.createPaymentIntent.clientSecret }
        }
        if (result.code !== 'PAYMENT_FAILED') return refusalOf(result) ?? { kind: 'failed' }
        return {
          kind: 'providerSilent',
          isNothingCharged: result.fields['card'] === 'NOT_CHARGED',
        }
      },
      payByTransfer: async () => {
        const result = await onceMore(() => payByTransfer({ orderId }))
        if (result.ok) return { kind: 'done' }
        if (result.code === 'FORBIDDEN') return { kind: 'notAllowed' }
        return refusalOf(result) ?? { kind: 'failed' }
      },
    }),
    [orderId, createIntent, payByTransfer, paidState, mayBeCharged],
  )
}

function refusalOf({ code, message }: ActionFailure) {
  if (code === 'UNAUTHENTICATED') return { kind: 'signedOut' as const }
  if (message === 'ORDER_ALREADY_PAID') return { kind: 'alreadyPaid' as const }
  return message === 'ORDER_CANCELED' ? { kind: 'canceled' as const } : null
}

/** Remembers in this tab, over a reload, that a card was sent whose outcome nobody has told. */
function useMayBeCharged(orderId: string): LatePaymentPorts['mayBeCharged'] {
  const { draft, keepDraft, forgetDraft } = useDraft(`latePayment:${orderId}`)
  const latest = useRef(draft['mayBeCharged'] === true)
  return useMemo(
    () => ({
      read: () => latest.current,
      write: (mayBe) => {
        latest.current = mayBe
        if (mayBe) keepDraft({ mayBeCharged: true })
        else forgetDraft()
      },
    }),
    [keepDraft, forgetDraft],
  )
}
