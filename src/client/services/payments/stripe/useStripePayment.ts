import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useMemo } from 'react'
import type { PaymentActions } from '../payments'
import { confirmWithStripe } from './confirmWithStripe'
import { stripeCopy } from './stripeCopy'
import { stripeSetupOutcome } from './stripeOutcome'

const NOT_READY = {
  status: 'failed',
  code: 'not_ready',
  message: stripeCopy.technicalFailure,
} as const

export function useStripePayment(): PaymentActions {
  const stripe = useStripe()
  const elements = useElements()
  return useMemo(
    () => ({
      async confirmCard({ clientSecret, saveCard }) {
        const card = elements?.getElement('cardNumber')
        if (!stripe || !card) return NOT_READY
        return confirmWithStripe(stripe, clientSecret, {
          payment_method: { card },
          ...(saveCard ? { setup_future_usage: 'on_session' } : {}),
        })
      },
      async confirmSavedCard({ clientSecret, cardId }) {
        if (!stripe) return NOT_READY
        return confirmWithStripe(stripe, clientSecret, { payment_method: cardId })
      },
      async saveCard({ clientSecret }) {
        const card = elements?.getElement('cardNumber')
        if (!stripe || !card) return NOT_READY
        const data = { payment_method: { card } }
        return stripeSetupOutcome(await stripe.confirmCardSetup(clientSecret, data))
      },
    }),
    [stripe, elements],
  )
}
