import { doTraysComeBack, recoveryHour } from '#domain/order/itemRecovery'
import type { CartContent } from '../../modules/cart/cartContent'
import type { Quote } from '../cart/cartQuote'

/** The recovery of an order: none without a tray to fetch; the hour is the slot's, whatever the browser said. */
export function orderedRecovery(
  { itemRecovery }: CartContent,
  { items }: Pick<Quote, 'items'>,
): CartContent['itemRecovery'] {
  const served = items.map((item) => ({
    category: item.type === 'product' ? item.entry.facts.category : null,
    lineId: item.entry.row.lineId,
  }))
  if (!itemRecovery || !doTraysComeBack(served)) return null
  const { selectedSlot } = itemRecovery
  return { ...itemRecovery, bookedRecoveryHour: selectedSlot && recoveryHour(selectedSlot) }
}
