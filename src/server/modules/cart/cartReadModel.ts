import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { carts } from '../../db/tables/carts'
import { orders } from '../../db/tables/orders'

/** Reads the user's own cart and the order that it became; null for anybody else's too. */
export function createFindCart(db: Database) {
  const ownCart = db
    .select({
      content: carts.content,
      returnedTotalTTC: carts.returnedTotalTTC,
      updatedAt: carts.updatedAt,
      orderId: orders.id,
      orderStatus: orders.status,
    })
    .from(carts)
    .leftJoin(orders, eq(orders.cartKey, carts.key))
    .where(and(eq(carts.key, sql.placeholder('key')), eq(carts.userId, sql.placeholder('userId'))))
    .prepare('own_cart')
  return async (key: string, userId: number) => (await ownCart.execute({ key, userId }))[0] ?? null
}

export async function isOrdered(tx: Database, key: string): Promise<boolean> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(eq(orders.cartKey, key))
  return rows.length > 0
}
