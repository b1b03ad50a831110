import { openTestDatabase, type TestDatabase } from '../../support/testDatabase'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase('migrated')
})
afterAll(async () => {
  await opened.database.close()
  await opened.dispose()
})

/** A deletion follows them, and would read their whole table for each row. No order and no account is ever deleted. */
const WITHOUT_INDEX = `
  select conname as name from pg_constraint
   where contype = 'f' and confdeltype in ('c', 'n')
     and confrelid not in ('orders'::regclass, 'users'::regclass)
     and not exists (
       select from pg_index where indrelid = conrelid and indisvalid and indkey[0] = conkey[1]
     )`

test('what goes with a row, or loses it, is found by an index', async () => {
  const { rows } = await opened.database.db.execute(WITHOUT_INDEX)
  expect(rows).toEqual([])
})
