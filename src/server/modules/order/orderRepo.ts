import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderStatus } from '../../../domain/order/orderStatus'
import type { Database } from '../../db/database'
import {
  canteenFeedbacks,
  creditNotes,
  invoices,
  orderFeedbacks,
  orderLines,
  orderMoves,
  orders,
  payments,
} from '../../db/tables'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
export type OrderLineRow = typeof orderLines.$inferSelect
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'id'>
export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number]

export async function findOrder(db: Database, id: string): Promise<OrderRow | null> {
  const rows = await db.select().from(orders).where(eq(orders.id, id))
  return rows[0] ?? null
}

/** Newest first; with `after`, those that are older than it. */
export const findOrdersOfUser = async (
  db: Database,
  userId: number,
  { limit, after }: { limit: number; after: OrderRow | null },
) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), after ? isOlderThan(after) : undefined))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)

const isOlderThan = ({ createdAt, number }: OrderRow) =>
  or(
    lt(orders.createdAt, createdAt),
    and(eq(orders.createdAt, createdAt), lt(orders.number, number)),
  )

export async function countOrdersOfUser(db: Database, userId: number): Promise<number> {
  const rows = await db.select({ count: count() }).from(orders).where(eq(orders.userId, userId))
  return rows[0]?.count ?? 0
}

export const findLines = async (db: Database, orderIds: readonly string[]) =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id))

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

/** Those among the orders whose invoice is issued. */
export const findInvoicedOrders = async (db: Database, orderIds: readonly string[]) =>
  db
    .select({ orderId: invoices.orderId, number: invoices.number })
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))

/** The credit notes of the orders, the first one first. */
export const findCreditNoteNumbers = async (db: Database, orderIds: readonly string[]) =>
  db
    .select({ orderId: creditNotes.orderId, number: creditNotes.number })
    .from(creditNotes)
    .where(inArray(creditNotes.orderId, [...orderIds]))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number))

/** What went back of an order's payments, and how; a bank's dispute is no refund. */
export async function findRefundsMade(db: Database, orderId: string) {
  const all = await findPayments(db, [orderId])
  return all
    .filter(
      ({ type, paidAt, hasFailed }) => type.endsWith('Refund') && paidAt !== null && !hasFailed,
    )
    .map(({ id, amount, type }) => ({
      paymentId: id,
      amount: -amount,
      method: type === 'cardRefund' ? ('card' as const) : ('wireTransfer' as const),
    }))
    .reverse()
}

/** Those among the orders that feedback was given for. */
export const findOrdersWithFeedback = async (db: Database, orderIds: readonly string[]) =>
  db
    .select({ orderId: orderFeedbacks.orderId })
    .from(orderFeedbacks)
    .where(inArray(orderFeedbacks.orderId, [...orderIds]))
    .union(
      db
        .select({ orderId: canteenFeedbacks.orderId })
        .from(canteenFeedbacks)
        .where(inArray(canteenFeedbacks.orderId, [...orderIds])),
    )

/** Awaits the whole of an order by transfer. */
export async function insertTransfer(
  tx: Database,
  { id, totalTTC, createdAt }: Pick<OrderRow, 'id' | 'totalTTC' | 'createdAt'>,
): Promise<void> {
  await tx
    .insert(payments)
    .values({ orderId: id, amount: totalTTC, createdAt, type: 'wireTransfer' })
}

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow | null> {
  const rows = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return rows[0] ?? null
}

/** Moves an order and remembers when; one that no longer waits for its payment has nothing to lapse. */
export async function setStatus(
  tx: Database,
  id: string,
  status: OrderStatus,
  updatedAt: Date,
): Promise<void> {
  await Promise.all([
    tx.update(orders).set({ status, updatedAt, expiresAt: null }).where(eq(orders.id, id)),
    tx.insert(orderMoves).values({ orderId: id, status, at: updatedAt }),
  ])
}

/** Nobody paid it in time: the account's next hold is shorter. */
export async function setExpired(tx: Database, id: string, expiredAt: Date): Promise<void> {
  await tx.update(orders).set({ expiredAt }).where(eq(orders.id, id))
}

/** Unpaid orders whose time is over and whose next attempt is due, those that were tried least first. */
export const findExpired = async (db: Database, now: Date, limit: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'waitingForPayment'),
        lte(orders.expiresAt, now),
        or(isNull(orders.nextExpiryAt), lte(orders.nextExpiryAt, now)),
      ),
    )
    .orderBy(asc(orders.expiryAttempts), asc(orders.expiresAt))
    .limit(limit)

/** Counts an attempt in vain; returns how many there were. */
export async function countExpiryAttempt(db: Database, id: string): Promise<number> {
  const [row] = await db
    .update(orders)
    .set({ expiryAttempts: sql`${orders.expiryAttempts} + 1` })
    .where(eq(orders.id, id))
    .returning({ attempts: orders.expiryAttempts })
  return row?.attempts ?? 0
}

export async function planExpiry(db: Database, id: string, at: Date): Promise<void> {
  await db.update(orders).set({ nextExpiryAt: at }).where(eq(orders.id, id))
}
