import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { buildSchema } from 'graphql'
import * as tables from '#server/db/tables'
import { THURSDAY } from '../support/carts'
import { POINT, TRAY } from '../support/shop'
import { MUTATIONS } from '../support/statements/cases'
import { rootFields, wholeOperation } from '../support/statements/wholeOperation'
import { startWorld, type World } from '../support/statements/world'

const OPERATIONS = rootFields(buildSchema(readFileSync('schema.graphql', 'utf8'))).filter(
  ({ kind }) => kind === 'mutation',
)

let world: World

beforeAll(async () => {
  world = await startWorld(1)
  await fillElsewhere()
})
afterAll(() => world.server.close())

/** What the cases have only as it is after their operation, or do not have at all. */
async function fillElsewhere() {
  const { db, clock } = world.server
  await world.user({ hasAcceptedNewsletter: true })
  await db
    .insert(tables.newsletterSubscribers)
    .values({ email: 'lectrice@test.example', isSubscribed: true, changedAt: clock.now() })
  const friday = { distributionPointId: Number(POINT.id), taken: 3 }
  await db
    .insert(tables.stock)
    .values({ ...friday, day: '2026-11-27', productId: Number(TRAY.id), total: 10 })
  const slotStartAt = new Date('2026-11-27T12:00:00+01:00')
  await db.insert(tables.slotLoads).values({ ...friday, slotStartAt, capacity: 8 })
}

/** Counted for all orders, or for all who call from one address; stock and slots of the day for which every case orders. */
const isShared = (row: string) =>
  /^(number_series|rate_limits) /.test(row) ||
  (/^(stock|slot_loads) /.test(row) && row.includes(THURSDAY))

/** Every row of the database: its table, then its columns. */
async function allRows(): Promise<string[]> {
  const { db } = world.server
  const names = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const selects = names.rows.map(
    ({ name }) =>
      sql`select ${`${name} `} || to_jsonb(one)::text as row from ${sql.identifier(name)} one`,
  )
  const all = await db.execute<{ row: string }>(sql.join(selects, sql` union all `))
  return all.rows.map(({ row }) => row)
}

test.each(OPERATIONS)('$name changes no row of who had the same', async (operation) => {
  const { name, kind, field } = operation
  const prepare = MUTATIONS[name]
  if (!prepare) throw new Error(`Add ${name} to tests/support/statements/cases.ts`)
  await prepare(world)
  const before = (await allRows()).filter((row) => !isShared(row))
  const { args = {}, token } = await prepare(world)
  const query = wholeOperation(kind, field, Object.keys(args))
  expect((await world.server.graphql(query, args, token)).errors).toEqual([])
  const after = new Set(await allRows())
  expect(before.filter((row) => !after.has(row))).toEqual([])
})
