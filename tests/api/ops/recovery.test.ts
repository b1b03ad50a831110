import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { takeNumber } from '#server/modules/document/documentRepo'
import { shopping } from '../../support/carts'
import { orderBooks } from '../../support/orders'
import { addUser, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())

const page = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8')
const [, statements = ''] = /^## Backups[^]*?^```sql\n([^]*?)^```$/m.exec(page) ?? []

test('after a recovery the statements of the page move every series beyond what customers hold', async () => {
  await takeNumber(server.db, 'FA-2026')
  for (const statement of statements.split(';\n').filter(Boolean)) {
    await server.db.execute(sql.raw(statement))
  }
  const { token } = await addUser(server.db)
  const id = await shopping(server).orderId(token)
  expect((await orderBooks(server).read(id, token)).number).toBe('T-30000')
  expect(await takeNumber(server.db, 'FA-2026')).toBe(5201)
  expect(await takeNumber(server.db, 'AV-2026')).toBe(141)
})
