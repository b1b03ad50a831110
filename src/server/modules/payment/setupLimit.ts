import type { DefineLimit } from '../../limits/createLimits'

const HOUR_SECONDS = 60 * 60

/** Twenty cards an hour and customer: thieves try stolen numbers one after the other. Error RATE_LIMITED. */
export function createSetupLimit(defineLimit: DefineLimit) {
  const limit = defineLimit('card-setup', { points: 20, seconds: HOUR_SECONDS })
  return (userId: number) => limit.take(userId)
}
