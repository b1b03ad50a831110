import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'

/** The last number that an order was given, or the one before the first. */
export async function lastOrderNumber(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: string }>(
    sql`select last_value - (not is_called)::integer as last from orders_number_seq`,
  )
  const [row] = rows
  if (!row) throw new Error('The numbers of orders cannot be read')
  return Number(row.last)
}

/** The next order has the number after this one. */
export async function setLastOrderNumber(db: Database, last: number): Promise<void> {
  await db.execute(sql`select setval('orders_number_seq', ${last})`)
}
