import { ORDER_HORIZON_DAYS } from '#domain/time/calendar'
import { COMPANY } from '#domain/customer/company'
import { formatMoney } from '#domain/pricing/money'
import { errorCopy } from '../../../config/errorCopy'
import { cardOutcomeWords } from '../../paying/cardOutcomeWords'
import { checkoutCopy as copy } from '../checkoutCopy'
import { type PlaceOrderOutcome } from './placeOrder'

/** What to say beside the pay button; null when a modal or another page says it. */
export function outcomeWords(outcome: PlaceOrderOutcome): string | null {
  switch (outcome.kind) {
    case 'placed':
    case 'itemsChanged':
      return null
    case 'refused':
      return refusalWords(outcome.code)
    case 'priceChanged':
      return copy.priceChanged(formatMoney(outcome.totalTTC))
    case 'invalid':
      return 'itemRecovery.recoveryAddress' in outcome.fields
        ? copy.recoveryAddressWrong
        : copy.invalid
    case 'busy':
      return copy.busy
    case 'failed':
      return orderFailed
    default:
      return cardOutcomeWords(outcome, 'checkout')
  }
}

function refusalWords(
  code: Extract<PlaceOrderOutcome, { kind: 'refused' }>['code'],
): string | null {
  switch (code) {
    case 'CART_EMPTY':
      return copy.cartEmpty
    case 'OUT_OF_STOCK':
      return copy.outOfStock
    case 'TOO_FAR_AHEAD':
      return copy.tooFarAhead(ORDER_HORIZON_DAYS)
    case 'TOO_MANY_UNPAID':
      return copy.tooManyUnpaid
    case 'UNPAID_SHARE':
      return copy.unpaidShare(COMPANY.helpPhone)
    case 'WIRE_TRANSFER_NOT_ALLOWED':
      return copy.wireTransferNotAllowed
    case 'PRICE_CHANGED':
    case 'UNKNOWN':
      return orderFailed
    default:
      return null
  }
}

const orderFailed = errorCopy.orderFailed(COMPANY.helpPhone)
