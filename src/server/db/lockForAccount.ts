import { sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from './advisoryLocks'
import { unauthenticated } from '../base/errors'
import type { Database } from './database'
import { users } from './tables/users'

/** What is locked for an account at a time. */
export type AccountLock = Exclude<
  keyof typeof ADVISORY_LOCKS,
  'backgroundJobs' | 'unpaidCallers' | 'invitations'
>

/**
 * One such change of an account at a time, until the transaction ends: what was counted stays so. Error UNAUTHENTICATED when the
 * account was closed since the request came.
 */
export async function lockForAccount(
  tx: Database,
  name: AccountLock,
  userId: number,
): Promise<void> {
  const lock = sql.raw(String(ADVISORY_LOCKS[name]))
  const { rows } = await tx.execute(
    sql`select pg_advisory_xact_lock(${lock}, ${userId}) from ${users}
      where ${users.id} = ${userId} and ${users.closedAt} is null for key share`,
  )
  if (rows.length === 0) throw unauthenticated()
}
