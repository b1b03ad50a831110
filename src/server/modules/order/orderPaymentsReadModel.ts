import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database'
import { payments } from '../../db/tables/payments'

export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number]

/** Newest first; what went back of a payment that never counted is left out with it. */
export const findPayments = async (db: Database, orderIds: readonly string[]) => {
  const received = alias(payments, 'received')
  return db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      amount: payments.amount,
      type: payments.type,
      paidAt: payments.paidAt,
      hasFailed: payments.hasFailed,
      /** Of what goes back, whether the payment was. */
      isUnwanted: sql<boolean>`coalesce(${received.isUnwanted}, ${payments.isUnwanted})`,
    })
    .from(payments)
    .leftJoin(received, eq(received.id, payments.refundOf))
    .where(
      and(
        inArray(payments.orderId, [...orderIds]),
        or(isNull(payments.refundOf), isNotNull(received.paidAt)),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
}

/**
 * What went back of the payments that an order took, and how; a bank's dispute is no refund. What it did not take is in no
 * invoice.
 */
export async function findRefundsMade(db: Database, orderId: string) {
  const all = await findPayments(db, [orderId])
  return all
    .filter(
      ({ type, paidAt, hasFailed, isUnwanted }) =>
        type.endsWith('Refund') && paidAt !== null && !hasFailed && !isUnwanted,
    )
    .map(({ id, amount, type }) => ({
      paymentId: id,
      amount: -amount,
      method: type === 'cardRefund' ? ('card' as const) : ('wireTransfer' as const),
    }))
    .reverse()
}
