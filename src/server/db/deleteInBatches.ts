import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

const BATCH = 1000
/** A backlog of years ends over several runs, and each run soon. */
const MAX_BATCHES = 100

/** Deletes the rows, a thousand at a time, so that no statement holds many of them; returns how many. */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  condition: SQL,
): Promise<number> {
  let deleted = 0
  for (let batches = 0; batches < MAX_BATCHES; batches += 1) {
    const { rows } = await db.execute<{ one: number }>(sql`
      delete from ${table}
      where ctid = any (array(select ctid from ${table} where ${condition} limit ${BATCH}))
      returning 1 as one`)
    deleted += rows.length
    if (rows.length < BATCH) break
  }
  return deleted
}
