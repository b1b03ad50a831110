import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { OrderStatus } from '#domain/order/orderStatus'
import type { Database } from '../../db/database'
import { createStatement } from '../../db/statement'
import { carts } from '../../db/tables/carts'
import { orders } from '../../db/tables/orders'
import { users } from '../../db/tables/users'

type CartRow = {
  content: unknown
  returnedTotalTTC: number
  updatedAt: Date
  orderId: string | null
  orderStatus: OrderStatus | null
}

const ownCart = createStatement<CartRow>(
  'own_cart',
  sql`
    select cart.content, cart.answered_total_ttc as "returnedTotalTTC", cart.updated_at as "updatedAt",
      placed.id as "orderId", placed.status as "orderStatus"
    from ${carts} as cart left join ${orders} as placed on placed.cart_key = cart.key
    where cart.key = ${sql.placeholder('key')} and cart.user_id = ${sql.placeholder('userId')}`,
)

/** The user's own cart and the order that it became; null for another account's too. */
export async function findCart(db: Database, key: string, userId: number): Promise<CartRow | null> {
  const [row] = await ownCart(db, { key, userId })
  return row ?? null
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
