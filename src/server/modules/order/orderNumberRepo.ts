import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database'
import { orders } from '../../db/tables/orders'

/** The last number that an order was given, or the one before the first. */
export async function lastOrderNumber(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: string }>(
    sql`select last_value - (not is_called)::integer as last from orders_number_seq`,
  )
  const [row] = rows
  if (!row) throw new Error('The numbers of orders cannot be read')
  return Number(row.last)
}

/** The same; no order is numbered until the transaction ends. */
export async function lockOrderNumbers(tx: Transaction): Promise<number> {
  await tx.execute(sql`lock table ${orders} in exclusive mode`)
  return lastOrderNumber(tx)
}

/** The next order has the number after this one: to be called with the numbers locked, or one is given again. */
export async function setLastOrderNumber(tx: Transaction, last: number): Promise<void> {
  await tx.execute(sql`select setval('orders_number_seq', ${last})`)
}
