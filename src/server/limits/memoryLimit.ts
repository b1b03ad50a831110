import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refusal, secondsToWait, type LimitSettings } from './createLimits'

/**
 * A limit that each process counts for itself, without a statement: for what comes often and does little, such as a search at
 * each letter that a person types.
 */
export function createMemoryLimit({ points, seconds }: LimitSettings) {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  const spend = async (key: string): Promise<RateLimiterRes | null> => {
    try {
      await limiter.consume(key)
      return null
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused
      throw refused
    }
  }
  return {
    /** Error RATE_LIMITED, with the seconds to wait. */
    take: async (key: string): Promise<void> => {
      const spent = await spend(key)
      if (spent) throw refusal(spent)
    },

    /** The same where a refusal is not told as an error: the seconds to wait, or null where there was one left. */
    takeOrWait: async (key: string): Promise<number | null> => {
      const spent = await spend(key)
      return spent && secondsToWait(spent)
    },
  }
}
