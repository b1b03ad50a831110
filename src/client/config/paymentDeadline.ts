import { toInstant } from '#domain/time/calendar'
import { formatUntil } from '#domain/time/nearMoment'

/** Until when an order can be paid, `12 h 00` or `le mardi 24 novembre à 12 h 00`; null once it is over. */
export function paymentDeadline(expiresAt: string, now: Date): string | null {
  const end = toInstant(expiresAt)
  return end <= now ? null : formatUntil(end, now)
}
