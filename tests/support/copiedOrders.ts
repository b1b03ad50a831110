import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import type { TestServer } from './testServer'

/** Orders of the same customer that differ in nothing but their ids. */
export async function copiesOf(
  server: TestServer,
  orderId: string,
  count: number,
): Promise<string[]> {
  const [order] = await server.db.select().from(tables.orders).where(eq(tables.orders.id, orderId))
  if (!order) throw new Error('no order')
  const rows = Array.from({ length: count }, () => ({
    ...order,
    // The database gives the next one.
    number: undefined,
    id: crypto.randomUUID(),
    cartKey: crypto.randomUUID(),
  }))
  await server.db.insert(tables.orders).values(rows)
  return rows.map(({ id }) => id)
}
