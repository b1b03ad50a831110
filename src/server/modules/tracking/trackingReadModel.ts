import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { orderMoves } from '../../db/tables/orders'

/** Oldest first; the status that an order started with is not among them. */
export const findMoves = async (db: Database, orderId: string) =>
  db
    .select({ status: orderMoves.status, at: orderMoves.at })
    .from(orderMoves)
    .where(eq(orderMoves.orderId, orderId))
    .orderBy(asc(orderMoves.at))
