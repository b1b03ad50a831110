import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { referrals } from '../../db/tables/referrals'

/** Whether another customer has named this address before: one invitation is enough. */
export async function isAlreadyInvited(db: Database, email: string, userId: number) {
  const rows = await db
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.refereeEmail, email), ne(referrals.userId, userId)))
    .limit(1)
  return rows.length > 0
}

/** False when the customer has named the address already. */
export async function insertReferral(
  db: Database,
  referral: typeof referrals.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(referrals)
    .values(referral)
    .onConflictDoNothing({ target: [referrals.userId, referrals.refereeEmail] })
    .returning({ id: referrals.id })
  return rows.length > 0
}
