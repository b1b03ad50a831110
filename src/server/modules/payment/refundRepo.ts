import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database'
import { payments } from '../../db/tables'

type Received = Awaited<ReturnType<typeof findReceived>>[number]

/** The money that came for an order. */
export const findReceived = (db: Database, orderId: string) =>
  db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      type: payments.type,
      amount: payments.amount,
    })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        gt(payments.amount, 0),
        isNotNull(payments.paidAt),
        eq(payments.hasFailed, false),
      ),
    )

export async function insertRefunds(
  tx: Database,
  received: readonly Received[],
  now: Date,
): Promise<void> {
  if (received.length === 0) return
  await tx.insert(payments).values(
    received.map(({ id, orderId, type, amount }) => ({
      orderId,
      type: type === 'card' ? ('cardRefund' as const) : ('wireTransferRefund' as const),
      amount: -amount,
      refundOf: id,
      createdAt: now,
    })),
  )
}

/** Refunds that the provider has not been heard of, with the intents that they give back. */
export async function findOwedToCards(db: Database, limit: number) {
  const paid = alias(payments, 'paid')
  const rows = await db
    .select({ id: payments.id, intentId: paid.intentId })
    .from(payments)
    .innerJoin(paid, eq(paid.id, payments.refundOf))
    .where(
      and(eq(payments.type, 'cardRefund'), isNull(payments.paidAt), eq(payments.hasFailed, false)),
    )
    .orderBy(asc(payments.id))
    .limit(limit)
  return rows.flatMap(({ id, intentId }) => (intentId === null ? [] : [{ id, intentId }]))
}

const refundOfIntent = (db: Database, intentId: string) =>
  inArray(
    payments.refundOf,
    db.select({ id: payments.id }).from(payments).where(eq(payments.intentId, intentId)),
  )

/** One that failed afterwards stays failed. */
export async function recordRefunded(db: Database, intentId: string, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ paidAt: now })
    .where(
      and(refundOfIntent(db, intentId), isNull(payments.paidAt), eq(payments.hasFailed, false)),
    )
}

export async function recordRefundFailed(db: Database, intentId: string): Promise<void> {
  await db
    .update(payments)
    .set({ paidAt: null, hasFailed: true })
    .where(refundOfIntent(db, intentId))
}

export async function recordSentBack(db: Database, orderId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ paidAt: now, hasFailed: false })
    .where(
      and(
        eq(payments.orderId, orderId),
        lt(payments.amount, 0),
        isNull(payments.paidAt),
        or(eq(payments.type, 'wireTransferRefund'), eq(payments.hasFailed, true)),
      ),
    )
    .returning({ id: payments.id })
  return rows.length > 0
}
