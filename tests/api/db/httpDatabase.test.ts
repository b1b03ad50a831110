import { eq, sql } from 'drizzle-orm'
import { parseStockChange, type StockChange } from '#server/db/stockChange'
import { distributionPoints, products, slotLoads, stock } from '#server/db/tables'
import { openTestDatabase } from '../../support/testDatabase'
import { startTestServer } from '../../support/testServer'

test('changes of stock, slots and the catalogue are told with their point and day', async () => {
  const server = await startTestServer()
  const heard: StockChange[] = []
  let wake = () => {}
  server.database.onStockChange((change) => {
    heard.push(change)
    wake()
  })
  const untilHeard = async (expected: StockChange) => {
    while (!heard.some((change) => JSON.stringify(change) === JSON.stringify(expected))) {
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  const [point] = await server.db.select().from(distributionPoints).limit(1)
  const [product] = await server.db.select().from(products).limit(1)
  if (!point || !product) throw new Error('the demo shop is empty')
  const distributionPointId = point.id
  await server.db
    .insert(stock)
    .values({ distributionPointId, day: '2026-11-26', productId: product.id, total: 5 })
  await untilHeard({ table: 'stock', distributionPointId, day: '2026-11-26' })
  await server.db
    .insert(slotLoads)
    .values({ distributionPointId, slotStartAt: new Date('2026-11-26T23:30:00Z'), capacity: 5 })
  // Half past midnight in Paris is the next day.
  await untilHeard({ table: 'slot_loads', distributionPointId, day: '2026-11-27' })
  await server.db.update(products).set({ price: 1 }).where(eq(products.id, product.id))
  await untilHeard({ table: 'products', distributionPointId: null, day: null })
  expect(server.database.isHearingChanges()).toBe(true)
  await server.close()
})

test('a message that cannot be read counts as a change of everything', () => {
  expect(parseStockChange('?')).toEqual({ table: '*', distributionPointId: null, day: null })
})

// Every test of this folder runs on such a database: a service that reads beside its own transaction fails there.
test('a database gets no query beside a transaction of its own, which would wait for itself', async () => {
  const { database, dispose } = await openTestDatabase('migrated')
  const { db } = database
  try {
    const beside = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await db.select().from(products)
    })
    await expect(beside).rejects.toThrow('db.select inside a transaction')
    const nested = db.transaction(() => db.transaction(async () => undefined))
    await expect(nested).rejects.toThrow('db.transaction inside a transaction')
    const requested = await db.transaction((tx) => tx.select().from(products))
    expect([requested, await db.select().from(products)]).toEqual([[], []])
  } finally {
    await database.close()
    await dispose()
  }
})
