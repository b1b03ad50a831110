import type { PaymentIntentResult, SetupIntentResult, StripeError } from '@stripe/stripe-js'
import { paymentOutcomeCopy } from '../paymentOutcomeCopy'
import type { PaymentOutcome } from '../payments'
import { stripeCopy } from './stripeCopy'

const PAID: ReadonlySet<string> = new Set(['succeeded', 'processing'])
const LOST: ReadonlySet<string> = new Set(['api_connection_error', 'api_error'])
const FOR_THE_CUSTOMER: ReadonlySet<string> = new Set(['card_error', 'validation_error'])

const codeOf = ({ code, decline_code: declineCode, type }: StripeError): string =>
  (declineCode === 'generic_decline' ? undefined : declineCode) ?? code ?? type

const NOT_AUTHENTICATED: ReadonlySet<string | undefined> = new Set([
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
])

const isForTheCustomer = ({ type, code }: StripeError) =>
  FOR_THE_CUSTOMER.has(type) || NOT_AUTHENTICATED.has(code)

/** Reads what Stripe.js returned for a confirmation. */
export function stripeOutcome({ error, paymentIntent }: PaymentIntentResult): PaymentOutcome {
  // A confirmation that comes again finds the intent paid: Stripe calls that an error, the customer does not.
  const intent = paymentIntent ?? error.payment_intent
  if (intent && PAID.has(intent.status)) return { status: 'succeeded' }
  return failure(error)
}

/** Reads what Stripe.js returned when a card was to be saved. */
export function stripeSetupOutcome({ error, setupIntent }: SetupIntentResult): PaymentOutcome {
  const intent = setupIntent ?? error.setup_intent
  return intent && PAID.has(intent.status) ? { status: 'succeeded' } : failure(error)
}

function failure(error: StripeError | undefined): PaymentOutcome {
  if (!error || LOST.has(error.type)) {
    return { status: 'failed', code: 'outcome_unknown', message: paymentOutcomeCopy.outcomeUnknown }
  }
  return {
    status: 'failed',
    code: codeOf(error),
    message: (isForTheCustomer(error) && error.message) || stripeCopy.technicalFailure,
  }
}
