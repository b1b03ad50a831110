import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { GivenInvoiceDetails } from '#domain/order/invoiceDetails'
import type { OrderStatus } from '#domain/order/orderStatus'
import type { Database } from '../../db/database'
import { orderLines, orderMoves, orders } from '../../db/tables/orders'
import { together } from '../../db/together'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
export type OrderLineRow = typeof orderLines.$inferSelect
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'id'>

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

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow | null> {
  const rows = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return rows[0] ?? null
}

/** What else a move says: that no one paid in time, which makes the account's next hold shorter, or that a transfer will pay. */
type Move = Partial<Pick<OrderRow, 'expiredAt' | 'payByCreditTransfer'>>

/**
 * Moves an order and remembers when; one that no longer waits for its payment has nothing to expire. In one statement: PostgreSQL
 * looks at all references of a row that a transaction changes twice, and would lock the location that its company gives up.
 */
export async function setStatus(
  tx: Database,
  id: string,
  status: OrderStatus,
  updatedAt: Date,
  also: Move = {},
): Promise<void> {
  await together([
    tx
      .update(orders)
      .set({ ...also, status, updatedAt, expiresAt: null })
      .where(eq(orders.id, id)),
    tx.insert(orderMoves).values({ orderId: id, status, at: updatedAt }),
  ])
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

/** What is absent stays as it is. */
export async function setInvoiceDetails(
  tx: Database,
  id: string,
  details: GivenInvoiceDetails,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...details, updatedAt })
    .where(eq(orders.id, id))
}

export async function setRecovery(
  tx: Database,
  id: string,
  itemRecovery: OrderRow['itemRecovery'],
  updatedAt: Date,
): Promise<void> {
  await tx.update(orders).set({ itemRecovery, updatedAt }).where(eq(orders.id, id))
}
