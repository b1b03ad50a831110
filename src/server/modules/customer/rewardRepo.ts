import { and, count, desc, eq, exists, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { orders, referrals, users } from '../../db/tables'

/** The people whom a customer named, newest first, and whether an order of theirs came afterwards. */
export const findReferrals = async (db: Database, userId: number) =>
  db
    .select({
      id: referrals.id,
      refereeEmail: referrals.refereeEmail,
      createdAt: referrals.createdAt,
      hasOrdered: exists(
        db
          .select({ one: sql`1` })
          .from(orders)
          .innerJoin(users, eq(users.id, orders.userId))
          .where(
            and(
              eq(sql`lower(${users.email})`, referrals.refereeEmail),
              ne(orders.status, 'canceled'),
              ne(orders.status, 'waitingForPayment'),
              gt(orders.createdAt, referrals.createdAt),
            ),
          ),
      ).mapWith(Boolean),
    })
    .from(referrals)
    .where(eq(referrals.userId, userId))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))

export async function countReferralsSince(
  db: Database,
  userId: number,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(referrals)
    .where(and(eq(referrals.userId, userId), gt(referrals.createdAt, since)))
  return row?.count ?? 0
}

/** Whether somebody else has named this address before: one invitation is enough. */
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
