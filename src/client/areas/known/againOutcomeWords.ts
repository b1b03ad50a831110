import { outcomeWords } from '../checkout/payment/outcomeWords'
import type { PlaceOrderOutcome } from '../checkout/payment/placeOrder'
import { asLastTimeCopy as copy } from './asLastTimeCopy'

const REFUSED: Readonly<Record<string, string>> = copy.refused

/**
 * Why the order was not made, beside the button: the words of the checkout, and words for what the checkout shows in a
 * modal.
 */
export function againOutcomeWords(outcome: PlaceOrderOutcome): string | null {
  if (outcome.kind === 'itemsChanged') return copy.itemsChanged
  if (outcome.kind === 'orderedBefore') return copy.orderedBefore(outcome.number)
  if (outcome.kind === 'refused') return REFUSED[outcome.code] ?? outcomeWords(outcome)
  if (outcome.kind === 'invalid' && 'deliveryDay' in outcome.fields) return copy.slotGone
  return outcomeWords(outcome)
}
