import { RateLimiterRes, type RateLimiterMemory } from 'rate-limiter-flexible'
import { rateLimited } from './http/errors'

const refusal = (spent: RateLimiterRes) => rateLimited(Math.ceil(spent.msBeforeNext / 1000))

/** Takes one of a key's tries. Error RATE_LIMITED, with the seconds to wait. */
export async function takeTry(limit: RateLimiterMemory, key: string | number): Promise<void> {
  try {
    await limit.consume(key)
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? refusal(refused) : refused
  }
}

/** Takes none. Error RATE_LIMITED when a key has no try left. */
export async function refuseSpent(limit: RateLimiterMemory, key: string): Promise<void> {
  const spent = await limit.get(key)
  if (spent && spent.consumedPoints >= limit.points) throw refusal(spent)
}
