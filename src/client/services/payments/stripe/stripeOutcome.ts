import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { paymentCopy } from '../paymentCopy'
import type { PaymentOutcome } from '../payments'
import { stripeCopy } from './stripeCopy'

const PAID: ReadonlySet<string> = new Set(['succeeded', 'processing'])
const LOST: ReadonlySet<string> = new Set(['api_connection_error', 'api_error'])
const FOR_THE_CUSTOMER: ReadonlySet<string> = new Set(['card_error', 'validation_error'])

const codeOf = ({ code, decline_code: declineCode, type }: StripeError): string =>
  (declineCode === 'generic_decline' ? undefined : declineCode) ?? code ?? type

const isForTheCustomer = ({ type, code }: StripeError) =>
  FOR_THE_CUSTOMER.has(type) || code === 'payment_intent_authentication_failure'

/** Reads what Stripe.js answered to a confirmation. */
export function stripeOutcome({ error, paymentIntent }: PaymentIntentResult): PaymentOutcome {
  // A confirmation that comes again finds the intent paid: Stripe calls that an error, the customer does not.
  const intent = paymentIntent ?? error.payment_intent
  if (intent && PAID.has(intent.status)) return { status: 'succeeded' }
  if (!error || LOST.has(error.type)) {
    return { status: 'failed', code: 'outcome_unknown', message: paymentCopy.outcomeUnknown }
  }
  return {
    status: 'failed',
    code: codeOf(error),
    message: (isForTheCustomer(error) && error.message) || stripeCopy.technicalFailure,
  }
}
