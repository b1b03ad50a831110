import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { payments } from '../db/tables/payments'

/** Every payment of an order and what went back of it, whatever came of it, the oldest first. */
export const findOrderMoney = async (db: Database, orderId: string) =>
  db
    .select({
      type: payments.type,
      amount: payments.amount,
      intentId: payments.intentId,
      providerId: payments.providerId,
      paidAt: payments.paidAt,
      hasFailed: payments.hasFailed,
      isUnwanted: payments.isUnwanted,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
