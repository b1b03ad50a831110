import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited } from '../../http/errors'

const HOUR_SECONDS = 60 * 60

/** Twenty cards an hour and customer: thieves try stolen numbers one after the other. Error RATE_LIMITED. */
export function createSetupLimit() {
  const limiter = new RateLimiterMemory({
    keyPrefix: 'cardSetup',
    points: 20,
    duration: HOUR_SECONDS,
  })
  return async (userId: number) => {
    try {
      await limiter.consume(userId)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw rateLimited(Math.ceil(refused.msBeforeNext / 1000))
    }
  }
}
