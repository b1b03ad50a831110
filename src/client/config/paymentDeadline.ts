import { formatDay, formatHour, parisDay, toInstant } from '#domain/time/calendar'

/** Until when an order can be paid, `12 h 00` or `le mardi 24 novembre à 12 h 00`; null once it is over. */
export function paymentDeadline(expiresAt: string, now: Date): string | null {
  const end = toInstant(expiresAt)
  if (end <= now) return null
  const day = parisDay(end)
  return day === parisDay(now) ? formatHour(end) : `le ${formatDay(day)} à ${formatHour(end)}`
}
