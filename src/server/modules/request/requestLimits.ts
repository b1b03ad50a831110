import { RateLimiterMemory } from 'rate-limiter-flexible'
import { rateLimited } from '../../http/errors'

const HOUR = 3600

/** How many forms an address may send in an hour. Counted in memory: a restart forgives. */
export function createRequestLimits(formsAnHour = 20) {
  const limiter = new RateLimiterMemory({
    keyPrefix: 'request',
    points: formsAnHour,
    duration: HOUR,
  })
  return {
    /** Error RATE_LIMITED. */
    async take(ip: string): Promise<void> {
      const spent = await limiter.consume(ip).then(
        () => false,
        () => true,
      )
      if (spent) throw rateLimited()
    },
  }
}
