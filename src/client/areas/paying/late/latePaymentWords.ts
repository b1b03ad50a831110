import { errorCopy } from '../../../config/errorCopy'
import { HELP_PHONE_WORDS } from '#domain/customer/company'
import { cardOutcomeWords } from '../cardOutcomeWords'
import { latePaymentCopy as copy } from './latePaymentCopy'
import type { LateOutcome } from './lateOutcome'

/** What to say beside the pay button; null for what the reloaded order says by itself. docs/rules/errors.md#messages */
export function latePaymentWords(outcome: LateOutcome): string | null {
  switch (outcome.kind) {
    case 'transferChosen':
      return null
    case 'transferFailed':
    case 'notAllowed':
      return copy[outcome.kind]
    case 'failed':
      return errorCopy.orderFailed(HELP_PHONE_WORDS)
    default:
      return cardOutcomeWords(outcome, 'account')
  }
}
