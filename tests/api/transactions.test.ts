import { sql } from 'drizzle-orm'
import { products } from '../../src/server/db/tables'
import { openTestDatabase } from '../support/testDatabase'

// Every test of this folder runs on such a database: a service that reads beside its own transaction fails there.
test('a database is not asked beside a transaction of its own, which would wait for itself', async () => {
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
    const asked = await db.transaction((tx) => tx.select().from(products))
    expect([asked, await db.select().from(products)]).toEqual([[], []])
  } finally {
    await database.close()
    await dispose()
  }
})
