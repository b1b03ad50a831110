import { cardFailureMessage } from '../../config/errorCopy'
import type { CardOutcome } from './cardOutcome'
import { cardOutcomeCopy, otherCard, type PaidIn } from './cardOutcomeCopy'

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

// What is wrong with other cards, the provider's words say: a security code, a bank that did not confirm.
const OF_NO_USE: readonly string[] = ['card_declined', 'insufficient_funds', 'expired_card']

/** Whether a card that failed with this code of the provider fails again. */
export const isOfNoUse = (code: string): boolean => OF_NO_USE.includes(code)

/** What can be done about a card that will not do, beside the provider's words; null for any other outcome. docs/rules/errors.md#messages */
export const nextStepOf = (outcome: { kind: string; code?: string }): string | null =>
  outcome.kind === 'cardFailed' && outcome.code !== undefined && isOfNoUse(outcome.code)
    ? otherCard
    : null
