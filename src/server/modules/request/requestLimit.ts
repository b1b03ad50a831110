import { HOUR_SECONDS } from '#domain/time/durations'
import type { DefineLimit } from '../../limits/createLimits'

const FORMS_AN_HOUR = 20

/** How many forms a caller may send in an hour. Error RATE_LIMITED. */
export function createRequestLimit(defineLimit: DefineLimit) {
  const limit = defineLimit('request', { points: FORMS_AN_HOUR, seconds: HOUR_SECONDS })
  return (ip: string) => limit.take(ip)
}
