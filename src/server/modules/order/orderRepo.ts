import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import type { OrderStatus } from '../../../domain/orderStatus'
import type { Database } from '../../db/database'
import {
  canteenFeedbacks,
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

export const findOrdersOfUser = (db: Database, userId: number, limit: number) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)

export const findLines = (db: Database, orderIds: readonly string[]) =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id))

/** Newest first. */
export const findPayments = (db: Database, orderIds: readonly string[]) =>
  db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      amount: payments.amount,
      type: payments.type,
      paidAt: payments.paidAt,
      hasFailed: payments.hasFailed,
    })
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(desc(payments.createdAt), desc(payments.id))

/** Those among the orders whose invoice is issued. */
export const findInvoicedOrders = (db: Database, orderIds: readonly string[]) =>
  db
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))

/** Those among the orders that feedback was given for. */
export const findOrdersWithFeedback = (db: Database, orderIds: readonly string[]) =>
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

export const findUnpaidSince = (db: Database, expiredAt: Date, limit: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'waitingForPayment'), lte(orders.expiresAt, expiredAt)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit)
