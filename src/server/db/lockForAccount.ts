import { sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from './advisoryLocks'
import type { Database } from './database'

/** What is locked for an account at a time. */
export type AccountLock = Exclude<keyof typeof ADVISORY_LOCKS, 'backgroundJobs'>

/** One such change of an account at a time, until the transaction ends: what was counted stays so. */
export async function lockForAccount(
  tx: Database,
  name: AccountLock,
  userId: number,
): Promise<void> {
  const lock = sql.raw(String(ADVISORY_LOCKS[name]))
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, ${userId})`)
}
