import type { Database } from '../db/database'

type StoreQuery = { name?: string; text: string; values?: unknown[] }

/** What RateLimiterPostgres asks of a client, answered by either driver: PostgreSQL or the embedded database. */
export const createLimitStore = (db: Database) => ({
  query: async ({ name, text, values = [] }: StoreQuery) => {
    const { rows, rowCount, affectedRows } = await db._.session
      .prepareQuery<{
        // The one driver counts changed rows by this name, the other by that.
        execute: { rows: Record<string, unknown>[]; rowCount?: number; affectedRows?: number }
        all: unknown
        values: unknown
      }>({ sql: text, params: values }, undefined, name, false)
      .execute()
    return { rows, rowCount: rows.length || (rowCount ?? affectedRows ?? 0) }
  },
})
