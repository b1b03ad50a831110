import type {
  ConfirmCardPaymentData,
  PaymentIntentResult,
  Stripe,
  StripeElements,
} from '@stripe/stripe-js'
import type { PaymentOutcome } from '../payments'
import { stripeOutcome } from './stripeOutcome'

/** Confirms, with Stripe's own dialog for the bank; queries the intent itself when the response got lost. */
export async function confirmWithStripe(
  stripe: Stripe,
  clientSecret: string,
  data: ConfirmCardPaymentData,
): Promise<PaymentOutcome> {
  return settledOutcome(stripe, clientSecret, await stripe.confirmCardPayment(clientSecret, data))
}

/** The same by the wallet that the elements hold, whose sheet the customer has agreed in. */
export async function confirmWalletWithStripe(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
): Promise<PaymentOutcome> {
  const result = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: window.location.href },
    redirect: 'if_required',
  })
  return settledOutcome(stripe, clientSecret, result)
}

async function settledOutcome(
  stripe: Stripe,
  clientSecret: string,
  result: PaymentIntentResult,
): Promise<PaymentOutcome> {
  const outcome = stripeOutcome(result)
  const isLost = outcome.status === 'failed' && outcome.code === 'outcome_unknown'
  if (!isLost) return outcome
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  return paymentIntent ? stripeOutcome({ paymentIntent }) : outcome
}
