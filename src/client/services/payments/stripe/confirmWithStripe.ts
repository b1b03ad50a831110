import type { ConfirmCardPaymentData, Stripe } from '@stripe/stripe-js'
import type { PaymentOutcome } from '../payments'
import { stripeOutcome } from './stripeOutcome'

/** Confirms, with Stripe's own dialog for the bank; queries the intent itself when the response got lost. */
export async function confirmWithStripe(
  stripe: Stripe,
  clientSecret: string,
  data: ConfirmCardPaymentData,
): Promise<PaymentOutcome> {
  const outcome = stripeOutcome(await stripe.confirmCardPayment(clientSecret, data))
  const isLost = outcome.status === 'failed' && outcome.code === 'outcome_unknown'
  if (!isLost) return outcome
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  return paymentIntent ? stripeOutcome({ paymentIntent }) : outcome
}
