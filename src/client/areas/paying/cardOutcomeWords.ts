import { cardFailureMessage } from '../../config/errorCopy'
import { type CardOutcome } from './cardOutcome'
import { cardOutcomeCopy, type PaidIn } from './cardOutcomeCopy'

/** What to say beside the pay button of a payment by card; null for one that came through. docs/rules/errors.md#messages */
export function cardOutcomeWords(outcome: CardOutcome, paidIn: PaidIn): string | null {
  switch (outcome.kind) {
    case 'charged':
    case 'paid':
      return null
    case 'cardFailed':
      return cardFailureMessage(outcome.message)
    default:
      return cardOutcomeCopy[paidIn][outcome.kind]
  }
}
