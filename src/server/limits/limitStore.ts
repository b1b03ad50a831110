import type { Database } from '../db/database'
import { runRawQuery } from '../db/rawQueries'

type StoreQuery = { name?: string; text: string; values?: unknown[] }

/** What RateLimiterPostgres needs of a client, on either driver: PostgreSQL or the embedded database. */
export const createLimitStore = (db: Database) => ({
  query: async ({ values = [], ...query }: StoreQuery) => {
    const { rows, changedRows } = await runRawQuery(db, { ...query, values })
    return { rows, rowCount: rows.length || changedRows }
  },
})
