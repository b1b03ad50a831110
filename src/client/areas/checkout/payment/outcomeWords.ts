import { HELP_PHONE_WORDS } from '#domain/customer/company'
import { formatMoney } from '#domain/pricing/money'
import { errorCopy } from '../../../config/errorCopy'
import { visitorCopy } from '../../access/visitor/visitorCopy'
import { cardOutcomeWords } from '../../paying/cardOutcomeWords'
import { checkoutCopy as copy } from '../checkoutCopy'
import type { PlaceOrderOutcome } from './placeOrder'
import { REFUSAL_NOTICES } from './refusalNotices'

/** What to say beside the pay button; null when a modal or another page says it. */
export function outcomeWords(outcome: PlaceOrderOutcome): string | null {
  switch (outcome.kind) {
    case 'placed':
    case 'itemsChanged':
      return null
    case 'emailKnown':
      return visitorCopy.taken
    case 'notOpened':
    case 'limited':
      return outcome.words
    case 'refused':
      return refusalWords(outcome.code)
    case 'orderedBefore':
      return copy.orderedBefore(outcome.number)
    case 'priceChanged':
      return copy.priceChanged(formatMoney(outcome.totalTTC))
    case 'invalid':
      return invalidWords(outcome.fields)
    case 'busy':
      return copy.busy
    case 'failed':
      return orderFailed
    default:
      return cardOutcomeWords(outcome, 'checkout')
  }
}

function invalidWords(fields: Readonly<Record<string, string>>): string {
  if ('itemRecovery.recoveryAddress' in fields) return copy.recoveryAddressWrong
  return fields['address'] === 'ELSEWHERE' ? copy.addressElsewhere : copy.invalid
}

function refusalWords(code: keyof typeof REFUSAL_NOTICES): string | null {
  const notice = REFUSAL_NOTICES[code]
  return 'words' in notice ? notice.words : null
}

const orderFailed = errorCopy.orderFailed(HELP_PHONE_WORDS)
