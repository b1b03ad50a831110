import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DatabaseConnection } from '#server/db/database'
import { EVERYTHING_CHANGED, STOCK_CHANNEL, type StockChange } from '#server/db/stockChange'

type Told = Pick<DatabaseConnection, 'db' | 'onStockChange'>

/**
 * Waits until this process has heard of every change so far: the database tells of them in the order of their commits, and a
 * server asks its memory until then.
 */
export async function untilHeard({ db, onStockChange }: Told): Promise<void> {
  // Of a point and a day that no one has read: nothing is read again for it.
  const last: StockChange = { table: 'stock', distributionPointId: 0, day: randomUUID() }
  const heard = new Promise<void>((resolve) => {
    const stop = onStockChange(({ table, day }) => {
      // A connection that broke tells of everything once it is back.
      if (day !== last.day && table !== EVERYTHING_CHANGED.table) return
      stop()
      resolve()
    })
  })
  await db.execute(sql`select pg_notify(${STOCK_CHANNEL}, ${JSON.stringify(last)})`)
  await heard
}
