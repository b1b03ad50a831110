import { closingTime, parisDay, toInstant } from '../time/calendar'
import { MINUTE_MS } from '../time/durations'

type OfferedSlot = { slotStartAt: Date | string; disabledSlot: boolean }

/** Minutes before a slot that an order of several lines needs. docs/rules/orders.md#days */
export function longestLeadTime(
  items: readonly { lineId: string }[],
  lines: readonly { id: string; leadTimeMinutes: number }[],
): number {
  const ordered = new Set(items.map(({ lineId }) => lineId))
  const leadTimes = lines.filter(({ id }) => ordered.has(id))
  return Math.max(0, ...leadTimes.map(({ leadTimeMinutes }) => leadTimeMinutes))
}

/** Until when a slot can be ordered: its lead time (minutes) before it starts, and not once its day is over for orders. docs/rules/orders.md#days */
export function orderDeadline(slotStart: Date | string, leadTimeMinutes: number): Date {
  const start = toInstant(slotStart)
  const leadTimePasses = start.getTime() - leadTimeMinutes * MINUTE_MS
  return new Date(Math.min(leadTimePasses, closingTime(parisDay(start)).getTime()))
}

/** Until when the last of a day's slots can be ordered; null when none is left. */
export function dayDeadline(slots: readonly OfferedSlot[], leadTimeMinutes: number): Date | null {
  const deadlines = slots
    .filter(({ disabledSlot }) => !disabledSlot)
    .map(({ slotStartAt }) => orderDeadline(slotStartAt, leadTimeMinutes).getTime())
  return deadlines.length === 0 ? null : new Date(Math.max(...deadlines))
}
