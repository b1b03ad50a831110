import { cardFailureMessage, errorCopy } from '../../../config/errorCopy'
import { latePaymentCopy as copy } from './latePaymentCopy'
import { type LatePaymentOutcome } from './payLate'

/** What to say beside the pay button; null for what the reloaded order says by itself. docs/rules/errors.md#messages */
export function latePaymentWords(outcome: LatePaymentOutcome): string | null {
  switch (outcome.kind) {
    case 'paid':
    case 'confirming':
    case 'transferChosen':
      return null
    case 'cardFailed':
      return cardFailureMessage(outcome.message)
    case 'intentFailed':
      return errorCopy.accountIntentFailed
    default:
      return copy[outcome.kind]
  }
}
