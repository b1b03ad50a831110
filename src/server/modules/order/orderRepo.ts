import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { OrderStatus } from '../../../domain/orderStatus'
import type { Database } from '../../db/database'
import { insertion } from '../../db/insertion'
import { orderLines, orders, payments } from '../../db/tables'

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

export async function findOrderIdOfCart(db: Database, cartKey: string): Promise<string | null> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.cartKey, cartKey))
  return rows[0]?.id ?? null
}

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

type WrittenLine = { id: number; kind: string; menu_id: number | null }

/** Writes an order with its lines; answers the line of each menu, which `insertMenuLines` needs. */
export async function insertOrder(
  tx: Database,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<ReadonlyMap<number | null, number>> {
  const [, written] = await Promise.all([
    tx.execute(insertion(orders, [order])),
    tx.execute<WrittenLine>(
      sql`${insertion(
        orderLines,
        lines.map((line) => ({ ...line, orderId: order.id })),
      )} returning id, kind, menu_id`,
    ),
  ])
  return new Map(
    written.rows.flatMap(({ kind, menu_id: menuId, id }) =>
      kind === 'menu' ? [[menuId, id] as const] : [],
    ),
  )
}

/** Writes the products of menus: they come after their menu and name its line as their parent. */
export async function insertMenuLines(
  tx: Database,
  orderId: string,
  menuLines: readonly NewOrderLine[],
  idOfMenu: ReadonlyMap<number | null, number>,
): Promise<void> {
  if (menuLines.length === 0) return
  const rows = menuLines.map((line) => ({
    ...line,
    orderId,
    parentId: idOfMenu.get(line.menuId ?? null) ?? null,
  }))
  await tx.execute(insertion(orderLines, rows))
}

export async function insertTransfer(
  tx: Database,
  { id, totalTTC, createdAt }: Pick<NewOrder, 'id' | 'totalTTC' | 'createdAt'>,
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

/** Moves an order; one that no longer waits for its payment has nothing to lapse. */
export async function setStatus(
  tx: Database,
  id: string,
  status: OrderStatus,
  updatedAt: Date,
): Promise<void> {
  await tx.update(orders).set({ status, updatedAt, expiresAt: null }).where(eq(orders.id, id))
}

export const findUnpaidSince = (db: Database, expiredAt: Date, limit: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'waitingForPayment'), lte(orders.expiresAt, expiredAt)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit)
