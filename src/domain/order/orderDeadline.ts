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

/**
 * The last instant at which a slot can be ordered: `leadTimeMinutes` before it starts, or the closing time of its day when that is
 * earlier. docs/rules/orders.md#days
 */
export function orderDeadline(slotStart: Date | string, leadTimeMinutes: number): Date {
  const start = toInstant(slotStart)
  const leadTimePasses = start.getTime() - leadTimeMinutes * MINUTE_MS
  return new Date(Math.min(leadTimePasses, closingTime(parisDay(start)).getTime()))
}

/** The latest deadline among the free slots of a day; null when none is free. */
export function dayDeadline(slots: readonly OfferedSlot[], leadTimeMinutes: number): Date | null {
  const deadlines = slots
    .filter(({ disabledSlot }) => !disabledSlot)
    .map(({ slotStartAt }) => orderDeadline(slotStartAt, leadTimeMinutes).getTime())
  return deadlines.length === 0 ? null : new Date(Math.max(...deadlines))
}
