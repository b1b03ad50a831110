import { RateLimiterMemory } from 'rate-limiter-flexible'
import { takeTry } from '../../rateLimits'

const HOUR_SECONDS = 60 * 60

/** Twenty cards an hour and customer: thieves try stolen numbers one after the other. Error RATE_LIMITED. */
export function createSetupLimit() {
  const limit = new RateLimiterMemory({
    keyPrefix: 'cardSetup',
    points: 20,
    duration: HOUR_SECONDS,
  })
  return (userId: number) => takeTry(limit, userId)
}
