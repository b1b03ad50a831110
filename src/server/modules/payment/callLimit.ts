import { HOUR_SECONDS } from '#domain/time/durations'
import type { DefineLimit } from '../../limits/createLimits'

/** The provider's own limit is one for the whole shop: no customer may use it up. Error RATE_LIMITED. */
export function createCallLimit(defineLimit: DefineLimit) {
  const limit = defineLimit('payment-calls', { points: 300, seconds: HOUR_SECONDS })
  return (userId: number) => limit.take(userId)
}
