import { and, asc, eq, inArray, lte, max } from 'drizzle-orm'
import { AWAITED_STATUSES } from '#domain/order/orderStatus'
import type { Database } from '../../db/database'
import { orderMoves, orders } from '../../db/tables/orders'
import type { OrderRow } from './orderRepo'

/** When an order took the status that it has. */
export async function findSinceWhen(
  db: Database,
  { id, createdAt }: Pick<OrderRow, 'id' | 'createdAt'>,
): Promise<Date> {
  const [row] = await db
    .select({ at: max(orderMoves.at) })
    .from(orderMoves)
    .where(eq(orderMoves.orderId, id))
  return row?.at ?? createdAt
}

/** Orders between confirmed and delivered whose slot starts by an instant, the earliest first. */
export const findOnTheWay = async (db: Database, slotsUntil: Date, limit: number) =>
  db
    .select({
      id: orders.id,
      status: orders.status,
      slotStartAt: orders.slotStartAt,
      slotEndAt: orders.slotEndAt,
    })
    .from(orders)
    .where(and(inArray(orders.status, [...AWAITED_STATUSES]), lte(orders.slotStartAt, slotsUntil)))
    .orderBy(asc(orders.slotStartAt))
    .limit(limit)

export async function findIdOfNumber(db: Database, number: number): Promise<string | null> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return rows[0]?.id ?? null
}
