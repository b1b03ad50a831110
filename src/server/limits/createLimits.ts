import { createHash } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database'
import { rateLimits } from '../db/tables/limits'
import { rateLimited } from '../base/errors'
import { createLimitStore } from './limitStore'

export type LimitSettings = { points: number; seconds: number }

/** A key of a limit: its parts are hashed, so that the table names no one. */
export type LimitKey = readonly (string | number)[]

type Limit = {
  /** Takes one of a key's tries before the work is done. Error RATE_LIMITED, with the seconds to wait. */
  take(...key: LimitKey): Promise<void>
  /** Gives a try back: it does not count. */
  restore(...key: LimitKey): Promise<void>
  /** Counts one without refusing it; returns how many there are now. */
  count(...key: LimitKey): Promise<number>
  /** Deletes the count; whether there was one. Of many callers at the same moment one gets true. */
  forget(...key: LimitKey): Promise<boolean>
}

export type DefineLimit = (name: string, settings: LimitSettings) => Limit

/**
 * Limits whose counts are in the database: every process sees them, and a restart keeps them. A caller who goes on after a
 * refusal is refused from memory, without a statement. While the database does not respond, each process counts for itself.
 */
export function createLimits(db: Database): DefineLimit {
  const storeClient = createLimitStore(db)
  return (name, { points, seconds }) => {
    const settings = { keyPrefix: name, points, duration: seconds }
    const limiter = new RateLimiterPostgres({
      ...settings,
      storeClient,
      storeType: 'client',
      tableName: getTableName(rateLimits),
      // By a migration; and a background job deletes what has expired.
      tableCreated: true,
      clearExpiredByTimeout: false,
      // Not at the last try already: requests under way may still give theirs back.
      inMemoryBlockOnConsumed: points * 2,
      insuranceLimiter: new RateLimiterMemory(settings),
    })
    return {
      take: async (...key) => {
        try {
          await limiter.consume(hashed(key))
        } catch (refused) {
          throw refused instanceof RateLimiterRes ? refusal(refused) : refused
        }
      },
      restore: async (...key) => {
        await limiter.reward(hashed(key))
      },
      count: async (...key) => (await limiter.penalty(hashed(key))).consumedPoints,
      forget: (...key) => limiter.delete(hashed(key)),
    }
  }
}

export const secondsToWait = ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000)

export const refusal = (spent: RateLimiterRes) => rateLimited(secondsToWait(spent))

const hashed = (key: LimitKey) =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url')
