import { and, eq, ne, sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '../../db/advisoryLocks'
import type { Database } from '../../db/database'
import { referrals } from '../../db/tables/referrals'
import { users } from '../../db/tables/users'

/** Whether another customer has named this address before: one invitation is enough. */
export async function isAlreadyInvited(tx: Database, email: string, userId: number) {
  const rows = await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.refereeEmail, email), ne(referrals.userId, userId)))
    .limit(1)
  return rows.length > 0
}

/**
 * False when the customer has named the address already, or has closed the account since the request came. Another customer who
 * names it at the same moment waits until the transaction ends, and then sees this one.
 */
export async function insertReferral(
  tx: Database,
  { userId, refereeEmail, createdAt }: typeof referrals.$inferInsert,
): Promise<boolean> {
  const lock = sql.raw(String(ADVISORY_LOCKS.invitations))
  const { rows } = await tx.execute(
    sql`insert into ${referrals} (user_id, referee_email, created_at)
      select id, ${refereeEmail}, ${createdAt.toISOString()}::timestamptz from ${users}
      where id = ${userId} and closed_at is null for key share
      on conflict (user_id, referee_email) do nothing
      returning pg_advisory_xact_lock(${lock}, hashtext(${refereeEmail}::text))`,
  )
  return rows.length > 0
}

/** All that an account has named. */
export async function deleteReferralsOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(referrals).where(eq(referrals.userId, userId))
}
