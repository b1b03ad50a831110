import { canRequestRecovery, doTraysComeBack } from '#domain/order/itemRecovery'
import { parseRecovery } from './parseRecovery'
import type { OrderLineRow, OrderRow } from './orderRepo'

/** Whether the trays of an order may be asked to be fetched now, or their fetching changed. */
export const mayRequestRecovery = (
  { status, slotEndAt, itemRecovery }: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
): boolean =>
  canRequestRecovery(
    {
      status,
      slotEndAt,
      traysComeBack: doTraysComeBack(lines.filter(({ kind }) => kind === 'product')),
      agreedFrom: parseRecovery(itemRecovery)?.selectedSlot?.start ?? null,
    },
    now,
  )
