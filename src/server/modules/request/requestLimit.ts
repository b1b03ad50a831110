import { RateLimiterMemory } from 'rate-limiter-flexible'
import { takeTry } from '../../rateLimits'

const FORMS_AN_HOUR = 20
const HOUR_SECONDS = 60 * 60

/** How many forms an address may send in an hour. Counted in memory: a restart forgives. Error RATE_LIMITED. */
export function createRequestLimit() {
  const limit = new RateLimiterMemory({
    keyPrefix: 'request',
    points: FORMS_AN_HOUR,
    duration: HOUR_SECONDS,
  })
  return (ip: string) => takeTry(limit, ip)
}
