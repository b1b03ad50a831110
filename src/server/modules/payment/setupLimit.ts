import { HOUR_SECONDS } from '#domain/time/durations'
import type { DefineLimit } from '../../limits/createLimits'

/** Twenty cards an hour and customer: thieves try stolen numbers one after the other. Error RATE_LIMITED. */
export function createSetupLimit(defineLimit: DefineLimit) {
  const limit = defineLimit('card-setup', { points: 20, seconds: HOUR_SECONDS })
  return (userId: number) => limit.take(userId)
}
