import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { deleteInBatches } from '../db/deleteInBatches'
import { rateLimits } from '../db/tables/limits'

/** Those that ended so many milliseconds ago, by the time of the machine: limits do not follow the shop's own clock. */
export const deleteOldLimits = (db: Database, age: number): Promise<number> =>
  deleteInBatches(
    db,
    rateLimits,
    sql`${rateLimits.expire} < extract(epoch from now()) * 1000 - ${age}`,
  )
