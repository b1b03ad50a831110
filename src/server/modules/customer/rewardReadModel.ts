import { and, desc, eq, exists, gt, notInArray, sql } from 'drizzle-orm'
import { MAX_REFERRALS } from '#domain/customer/referral'
import { UNPLACED_STATUSES } from '#domain/order/orderStatus'
import type { Database } from '../../db/database'
import { orders } from '../../db/tables/orders'
import { referrals } from '../../db/tables/referrals'
import { users } from '../../db/tables/users'

/** The newest of the people whom a customer named, newest first, and whether an order of theirs came afterwards. */
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
              notInArray(orders.status, [...UNPLACED_STATUSES]),
              gt(orders.createdAt, referrals.createdAt),
            ),
          ),
      ).mapWith(Boolean),
    })
    .from(referrals)
    .where(eq(referrals.userId, userId))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(MAX_REFERRALS)
