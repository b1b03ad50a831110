import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { carts } from '../../db/tables/carts'
import { orders } from '../../db/tables/orders'
import { users } from '../../db/tables/users'

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

/** The order that a cart of the user became, one that was deleted since too; null for none. */
export async function findOrderId(
  db: Database,
  key: string,
  userId: number,
): Promise<string | null> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartKey, key), eq(orders.userId, userId)))
  return rows[0]?.id ?? null
}

/**
 * In a statement: the account of a placeholder, as long as it is open, locked before anything of it is. Whoever closes it
 * meanwhile waits, or is waited for. docs/rules/accounts.md#closing
 */
export const openOwner = (placeholder: string): SQL =>
  sql`(select id from ${users} where id = ${sql.placeholder(placeholder)} and closed_at is null for key share)`

/** In a statement: whether a key is an order's. */
export const isOrderKey = (key: SQL): SQL =>
  sql`exists (select from ${orders} where ${orders.cartKey} = ${key})`
