import { toInstant } from '#domain/time/calendar'
import { formatUntil } from '#domain/time/nearMoment'

/** Until when an order can be paid, as people read it `now`: `12 h 00` or `le mardi 24 novembre à 12 h 00`. */
export const paymentDeadline = (expiresAt: string, now: Date): string =>
  formatUntil(toInstant(expiresAt), now)
