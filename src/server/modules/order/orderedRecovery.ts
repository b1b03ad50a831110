import * as v from 'valibot'
import type { ItemRecovery } from '../../../../__generated__/server/types'
import { doTraysComeBack, recoveryHour } from '../../../domain/order/itemRecovery'
import type { CartContent, Quote } from '../cart/cartService'

const text = v.nullish(v.string(), null)

const storedRecovery = v.nullable(
  v.object({
    recoveryContactName: text,
    recoveryContactPhone: text,
    recoveryInstructions: text,
    bookedRecoveryHour: text,
    recoveryAddress: v.nullish(
      v.object({ title: v.string(), lat: v.number(), lng: v.number() }),
      null,
    ),
    selectedSlot: v.nullish(v.object({ start: v.string(), end: v.string() }), null),
  }),
)

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

/** Reads back what an order kept; null for one whose trays nobody fetches. */
export const parseRecovery = (stored: unknown): ItemRecovery | null =>
  v.parse(storedRecovery, stored ?? null)
