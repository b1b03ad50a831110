import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { usePaymentPortsIntentMutation } from '#generated/relay/usePaymentPortsIntentMutation.graphql'
import { onceMore } from '../../relay/onceMore'
import { REPEATABLE } from '../../relay/repeatOnce'
import { useAction, type ActionFailure } from '../../relay/useAction'
import { useMayBeCharged } from '../../state/useMayBeCharged'
import type { CardPaymentPorts, IntentResult } from './payByCard'
import { refusedOrder } from './refusedOrder'
import { useMayHaveIntent } from './useMayHaveIntent'
import { useOrderState } from './useOrderState'

/** What a payment by card asks of the server and remembers in this browser. */
export function usePaymentPorts(): CardPaymentPorts {
  const orderState = useOrderState()
  const mayHaveIntent = useMayHaveIntent()
  const mayBeCharged = useMayBeCharged()
  const [createIntent] = useAction<usePaymentPortsIntentMutation>(
    graphql`
      mutation usePaymentPortsIntentMutation($orderId: ID!) {
        createPaymentIntent(orderId: $orderId) {
          clientSecret
        }
      }
    `,
    REPEATABLE,
  )
  return useMemo(
    () => ({
      orderState,
      mayHaveIntent,
      mayBeCharged,
      createIntent: async (orderId) => {
        const result = await onceMore(() => createIntent({ orderId }))
        return result.ok ? intentOf(result.data.createPaymentIntent) : withoutIntent(result)
      },
    }),
    [createIntent, orderState, mayHaveIntent, mayBeCharged],
  )
}

/** A missing secret breaks the contract: whether there is an intent, and what it has charged, is then unknown. */
function intentOf(intent: { readonly clientSecret: string | null } | null): IntentResult {
  const clientSecret = intent?.clientSecret ?? null
  return clientSecret === null
    ? { kind: 'none', isNothingCharged: false }
    : { kind: 'intent', clientSecret }
}

function withoutIntent(failure: ActionFailure): IntentResult {
  const order = refusedOrder(failure)
  if (order !== null) return { kind: 'refused', order }
  const isProviderSilent = failure.code === 'PAYMENT_FAILED'
  return {
    kind: 'none',
    isNothingCharged: isProviderSilent ? failure.fields['card'] === 'NOT_CHARGED' : null,
  }
}
