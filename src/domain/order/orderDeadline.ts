import { addDays, closingTime, formatDay, parisDay, parisTime, toInstant } from '../time/calendar'

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
  const leadTimePasses = start.getTime() - leadTimeMinutes * 60_000
  return new Date(Math.min(leadTimePasses, closingTime(parisDay(start)).getTime()))
}

/** Until when the last of a day's slots can be ordered; null when none is left. */
export function dayDeadline(slots: readonly OfferedSlot[], leadTimeMinutes: number): Date | null {
  const deadlines = slots
    .filter(({ disabledSlot }) => !disabledSlot)
    .map(({ slotStartAt }) => orderDeadline(slotStartAt, leadTimeMinutes).getTime())
  return deadlines.length === 0 ? null : new Date(Math.max(...deadlines))
}

/** `17 h` today, `mardi 17 h` within a week, `mardi 15 décembre à 9 h 30` beyond, with no-break spaces in the hour. */
export function formatDeadline(deadline: Date, now: Date): string {
  const day = parisDay(deadline)
  const [hours = '', minutes = ''] = parisTime(deadline).split(':')
  const hour = `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
  const today = parisDay(now)
  if (day === today) return hour
  const words = formatDay(day)
  return day < addDays(today, 7) ? words.replace(/ .*/, ` ${hour}`) : `${words} à ${hour}`
}
