import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database'
import type { OpsResult } from './OpsResult'

/** What is wrong with files, a sentence each: none of them is loaded. */
export const refuse = (problems: readonly string[]): OpsResult => ({
  isDone: false,
  words: ['Nothing is written:', ...problems].join('\n'),
})

/** Loads all of it or nothing. Two that load with the same lock take turns. */
export const loadInTurn = (
  db: Database,
  lock: number,
  load: (tx: Transaction) => Promise<OpsResult>,
): Promise<OpsResult> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    return load(tx)
  })
