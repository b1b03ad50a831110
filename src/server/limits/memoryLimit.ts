import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refusal, type LimitSettings } from './createLimits'

/**
 * A limit that each process counts for itself, without a statement: for what comes often and does little, such as a search at
 * each letter that a person types.
 */
export function createMemoryLimit({ points, seconds }: LimitSettings) {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  const take = async (key: string): Promise<void> => {
    try {
      await limiter.consume(key)
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? refusal(refused) : refused
    }
  }
  return {
    /** Error RATE_LIMITED, with the seconds to wait. */
    take,

    /** The same where a refusal is not told as an error: whether there was one left. */
    mayTake: (key: string): Promise<boolean> =>
      take(key).then(
        () => true,
        () => false,
      ),
  }
}
