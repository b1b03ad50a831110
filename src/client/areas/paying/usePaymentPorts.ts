import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import { type usePaymentPortsIntentMutation } from '#generated/relay/usePaymentPortsIntentMutation.graphql'
import { onceMore } from '../../relay/onceMore'
import { REPEATABLE } from '../../relay/repeatOnce'
import { useAction, type ActionFailure } from '../../relay/useAction'
import { useMayBeCharged } from '../../state/useMayBeCharged'
import { type CardPaymentPorts, type IntentResult } from './payByCard'
import { refusedOrder } from './refusedOrder'
import { useOrderState } from './useOrderState'

/** What a payment by card asks of the server and remembers in this tab. */
export function usePaymentPorts(): CardPaymentPorts {
  const orderState = useOrderState()
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
      mayBeCharged,
      createIntent: async (orderId) => {
        const result = await onceMore(() => createIntent({ orderId }))
        if (!result.ok) return withoutIntent(result)
        return { kind: 'intent', clientSecret: result.data.createPaymentIntent.clientSecret }
      },
    }),
    [createIntent, orderState, mayBeCharged],
  )
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
