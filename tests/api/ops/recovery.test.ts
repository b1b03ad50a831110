import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { lockOrderNumbers, setLastOrderNumber } from '#server/modules/order/orderNumberRepo'
import { takeNumber } from '#server/modules/document/numberSeriesRepo'
import { checkBooks } from '#server/modules/books/checkBooks'
import { runOps } from '#server/ops/runOps'
import { shopping } from '../../support/carts'
import { orderBooks } from '../../support/orders'
import { postgresOnly } from '../../support/postgresOnly'
import { addUser, openShop } from '../../support/shop'
import { until } from '../../support/until'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterEach(() => server.close())

const ops = (...args: string[]) => {
  const { clock, db, services, sandbox, dataDir } = server
  return runOps({ clock, db, services, sandbox, dataDir }, { who: 'nadia', args })
}
const differences = () => checkBooks(server.db, { from: '2026-11-01', before: null })

const page = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8')
const commands = [...page.matchAll(/^npm run ops -- numbers (\S+) (\d+) "(.*)"$/gm)]

test('after a recovery the commands of the page move every series beyond what customers hold', async () => {
  await takeNumber(server.db, 'FA-2026')
  expect(commands).toHaveLength(3)
  for (const [, series = '', last = '', why = ''] of commands) {
    expect(await ops('numbers', series, last, why)).toMatchObject({ isDone: true })
  }
  const { token } = await addUser(server.db)
  const id = await shopping(server).orderId(token)
  expect((await orderBooks(server).read(id, token)).number).toBe('T-30001')
  expect(await takeNumber(server.db, 'FA-2026')).toBe(5201)
  expect(await takeNumber(server.db, 'AV-2026')).toBe(141)
})

test('numbers that were left out with a reason are no difference in the books, and are listed', async () => {
  expect(await ops('numbers', 'FA-2026', '40', 'restored')).toEqual({
    isDone: true,
    words: 'FA-2026: 1 to 40 are left out; the next number is 41.',
  })
  expect(await ops('numbers', 'FA-2026', '45', 'restored again')).toMatchObject({ isDone: true })
  expect(await differences()).toEqual([])
  expect((await ops('numbers')).words.split('\n')).toEqual([
    'T: the last number is 24814',
    'FA-2026: the last number is 45',
    expect.stringMatching(/^ {2}1 to 40 left out on .*: restored$/),
    expect.stringMatching(/^ {2}41 to 45 left out on .*: restored again$/),
  ])

  await takeNumber(server.db, 'FA-2026')
  expect(await differences()).toEqual([
    { book: 'invoiceNumbers', what: 'FA-2026-000046', noted: 1, counted: 0 },
  ])
})

test('a document with a number that was left out is a difference', async () => {
  await ops('numbers', 'AV-2026', '1', 'restored')
  const id = await shopping(server).orderId((await addUser(server.db)).token)
  await server.db.execute(sql`
    with back as (
      insert into payments (order_id, type, amount, created_at) values (${id}, 'cardRefund', -100, now()) returning id
    )
    insert into credit_notes (number, order_id, payment_id, issued_at, content)
    select 'AV-2026-000001', ${id}, id, now(), '{}'::jsonb from back`)
  expect(await differences()).toContainEqual({
    book: 'creditNoteNumbers',
    what: 'AV-2026-000001',
    noted: 0,
    counted: 1,
  })
})

test.each([
  [
    'a number that was given',
    ['FA-2026', '1'],
    'FA-2026: the last number is 1: nothing is left out.',
  ],
  [
    'an order that was numbered',
    ['T', '24814'],
    'T: the last number is 24814: nothing is left out.',
  ],
  [
    'a mistyped number',
    ['FA-2026', '10002'],
    'FA-2026: the last number is 1: 10002 would leave out 10001, and at most 10000 are left out at once.',
  ],
  ['the series of another year', ['FA-2025', '40'], 'No number of FA-2025 is given today.'],
])('%s: nothing is left out', async (_name, [series = '', last = ''], words) => {
  await takeNumber(server.db, 'FA-2026')
  expect(await ops('numbers', series, last, 'restored')).toEqual({ isDone: false, words })
  expect(await takeNumber(server.db, 'FA-2026')).toBe(2)
  expect((await ops('numbers')).words).not.toContain('left out')
})

test('as many numbers as may be are left out at once', async () => {
  expect(await ops('numbers', 'FA-2026', '10000', 'restored')).toMatchObject({ isDone: true })
  expect(await ops('numbers', 'T', '34814', 'restored')).toMatchObject({ isDone: true })
})

// One connection, as of the embedded database, has its turns without it.
postgresOnly.test(
  'an order that is placed meanwhile waits, and is numbered after what was left out',
  async () => {
    const { token } = await addUser(server.db)
    const waiting = sql`
    select from pg_locks where not granted and relation = 'orders'::regclass
      and database = (select oid from pg_database where datname = current_database())`
    const ordered = await server.db.transaction(async (tx) => {
      expect(await lockOrderNumbers(tx)).toBe(24_814)
      const placing = shopping(server).orderId(token)
      await until(async () => (await tx.execute(waiting)).rows.length > 0)
      await setLastOrderNumber(tx, 24_820)
      return { placing }
    })
    const id = await ordered.placing
    expect((await orderBooks(server).read(id, token)).number).toBe('T-24821')
  },
)

test('numbers are not left out without a reason', async () => {
  expect((await ops('numbers', 'FA-2026', '40')).words).toMatch(/^Usage:/)
  expect((await ops('numbers', 'FA-2026', '40', ' ')).words).toMatch(/^Usage:/)
})
