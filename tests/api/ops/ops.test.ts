import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import pino from 'pino'
import { opsMoves, payments } from '#server/db/tables'
import { runRecorded } from '#server/ops/commandLog'
import { listenForOps, opsSocketPath } from '#server/ops/opsSocket'
import { USAGE } from '#server/ops/opsUsage'
import { runOps } from '#server/ops/runOps'
import { callRunningShop } from '../../../src/tools/ops/callRunningShop'
import { aCart, shopping } from '../../support/carts'
import { orderBooks } from '../../support/orders'
import { pdfPages } from '../../support/pdfText'
import { addUser, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
let shop: ReturnType<typeof shopping>
let books: ReturnType<typeof orderBooks>
let token: string
let stop: () => Promise<void>

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
  books = orderBooks(server)
  token = (await addUser(server.db, { canUseWireTransfer: true })).token
  const { clock, db, env, services, sandbox, dataDir } = server
  stop = await listenForOps(
    env,
    (command) => runOps({ services, sandbox, db, clock, dataDir }, command),
    pino({ level: 'silent' }),
  )
})
afterAll(async () => {
  await stop()
  await server.close()
})

const send = (...args: string[]) =>
  callRunningShop(opsSocketPath(server.env), { who: 'nadia', args })
const transferOrder = async () => {
  const id = await shop.orderId(token, aCart(), { payByCreditTransfer: true })
  return { id, number: (await books.read(id, token)).number }
}

test('a command beside the running shop moves an order and says so', async () => {
  const { id, number } = await transferOrder()
  const told = await send('order', number)
  expect(told?.isDone).toBe(true)
  expect(told?.words.split('\n')[0]).toBe(
    `${number} is confirmed; next comes assigned or canceled.`,
  )
  expect(await send('order', number, 'assigned')).toEqual({
    isDone: true,
    words: `${number} was confirmed and is now assigned.`,
  })
  expect(await send('order', number.slice(2), 'supported')).toMatchObject({ isDone: true })
  expect((await books.read(id, token)).status).toBe('supported')
})

test('an order is told with its day, whom to call, and all of its money under its intents', async () => {
  const { id, number } = await transferOrder()
  const tellMoney = async () => (await send('order', number))?.words.split('\n').slice(1)
  expect(await tellMoney()).toEqual([
    expect.stringMatching(/^Delivery: \S+ \d+\u00a0\S+ 2026, 12\sh\s00 – 12\sh\s30, .+, .+\.$/),
    expect.stringMatching(/^Total (7\d,\d\d\s€): 0,00\s€ came, 0,00\s€ went back, \1 still due\.$/),
    expect.stringMatching(/^wireTransfer {2}7\d,\d\d\s€ {2}is awaited$/),
  ])
  await send('order', number, 'paid')
  const received = { orderId: id, type: 'card' as const, createdAt: server.clock.now() }
  const [card] = await server.db
    .insert(payments)
    .values({ ...received, amount: 1_000, intentId: 'pi_told', paidAt: server.clock.now() })
    .returning()
  await server.db.insert(payments).values([
    { ...received, amount: 900, intentId: 'pi_failed', hasFailed: true },
    { ...received, type: 'cardRefund', amount: -400, refundOf: card?.id },
    {
      ...received,
      ...{ type: 'dispute', amount: -600, refundOf: card?.id },
      ...{ providerId: 'dp_told', paidAt: server.clock.now() },
    },
  ])
  const [, total, transfer, ...cards] = (await tellMoney()) ?? []
  expect(total).toMatch(
    /^Total 7\d,\d\d\s€: 8\d,\d\d\s€ came, 6,00\s€ went back, 0,00\s€ still due\.$/,
  )
  expect(transfer).toMatch(/ came \S+ 24\u00a0novembre 2026 /)
  expect(cards).toEqual([
    expect.stringMatching(/^card {2}10,00\s€ {2}pi_told {2}came /),
    expect.stringMatching(/^card {2}9,00\s€ {2}pi_failed {2}failed$/),
    expect.stringMatching(/^cardRefund {2}4,00\s€ {2}is owed$/),
    expect.stringMatching(/^dispute {2}6,00\s€ {2}dp_told {2}went back /),
  ])
  await server.db.delete(payments).where(inArray(payments.type, ['dispute', 'cardRefund']))
  await server.db.delete(payments).where(eq(payments.type, 'card'))
})

test('a move that the order cannot make is refused with what may come next', async () => {
  const { id, number } = await transferOrder()
  expect(await send('order', number, 'delivered')).toEqual({
    isDone: false,
    words: `${number} is confirmed and cannot become delivered; next comes assigned or canceled.`,
  })
  expect((await books.read(id, token)).status).toBe('confirmed')
})

test('an order that waits for its payment can be given up, not confirmed by hand', async () => {
  const id = await shop.orderId(token)
  const { number } = await books.read(id, token)
  expect(await send('order', number, 'assigned')).toMatchObject({ isDone: false })
  expect(await send('order', number, 'canceled')).toMatchObject({ isDone: true })
  expect((await books.read(id, token)).status).toBe('canceled')
})

test('a transfer that has come makes its order paid, once, and no other; an order by card waits for none', async () => {
  const { id, number } = await transferOrder()
  const other = await transferOrder()
  const paidAt = async (orderId = id) =>
    (await books.read(orderId, token)).payments.map((payment) => payment.paidAt)
  expect(await paidAt()).toEqual([null])
  expect(await send('order', number, 'paid')).toEqual({
    isDone: true,
    words: `${number} is now paid.`,
  })
  const [received] = await paidAt()
  expect(received).toEqual(expect.any(String))
  expect((await books.read(id, token)).isFullyPaid).toBe(true)
  expect(await paidAt(other.id)).toEqual([null])
  expect(await send('order', number, 'paid')).toMatchObject({
    words: `${number} was paid already.`,
  })
  expect(await paidAt()).toEqual([received])

  const byCard = await books.read(await shop.orderId(token), token)
  expect(await send('order', byCard.number, 'paid')).toEqual({
    isDone: false,
    words: `${byCard.number} waits for no transfer.`,
  })
})

test('a paid order is called off, and what goes back and how is said', async () => {
  const { id, number } = await transferOrder()
  expect(await send('order', number, 'refunded')).toMatchObject({ isDone: false })
  await send('order', number, 'paid')
  const called = await send('order', number, 'canceled')
  expect(called?.words).toMatch(
    /is now canceled\.\n7[78],\d\d\s€ are to be sent back by transfer; then: npm run ops/,
  )
  expect(await send('order', number, 'refunded')).toEqual({
    isDone: true,
    words: `The money of ${number} is sent back.`,
  })
  expect((await books.read(id, token)).payments[0]).toMatchObject({
    type: 'wireTransferRefund',
    paidAt: expect.any(String),
  })
})

test.each([
  [['order']],
  [['order', 'T-x']],
  [['order', '1', 'confirmed']],
  [['order', 'T-24815', 'refund', 'abc']],
  [['log', 'all']],
  [['mails', 'delete']],
  [['drop', 'orders']],
])('%j prints the usage, and is not written down', async (args) => {
  const written = () => server.db.$count(opsMoves)
  const before = await written()
  expect(await send(...args)).toMatchObject({
    isDone: false,
    words: expect.stringMatching(/^Usage/),
  })
  expect(await written()).toBe(before)
})

test.each([[[]], [['help']], [['--help']], [['-h']]])(
  '%j prints the usage to who wants it, and is no failure',
  async (args) => {
    expect(await send(...args)).toEqual({ isDone: true, words: USAGE })
  },
)

test('an unknown number is said to be unknown', async () => {
  expect(await send('order', 'T-999999', 'assigned')).toEqual({
    isDone: false,
    words: 'There is no order T-999999.',
  })
})

test('only the user of the shop can open its door, and without a shop there is none', async () => {
  expect(statSync(opsSocketPath(server.env)).mode & 0o077).toBe(0)
  expect(
    await callRunningShop(join(server.dataDir, 'no-shop.sock'), {
      who: 'nadia',
      args: ['order', '1'],
    }),
  ).toBeNull()
})

test('the menu of a published week is written beside the data, with prices and without', async () => {
  const result = await send('menu', '2026-W48')
  expect(result).toMatchObject({ isDone: true })
  const files = result?.words.split('\n').slice(1) ?? []
  const [priced, plain] = files.map((file) => pdfPages(readFileSync(file)))
  expect([files.length, priced?.length, plain?.length]).toEqual([2, 2, 2])
  expect(priced?.join()).toContain('Prix à l’unité, hors taxes.')
  expect(plain?.join()).not.toMatch(/Prix|€/)
  expect(await send('menu', '2026-W40')).toMatchObject({ isDone: false })
})

test('every move is written down with who and when, those that were refused too; a look is not', async () => {
  await server.db.delete(opsMoves)
  expect((await send('log'))?.words).toBe('Nothing was moved yet.')
  const { number } = await transferOrder()
  await send('order', number)
  await send('order', number, 'assigned')
  await send('order', number, 'refunded')
  const rows = await server.db.select().from(opsMoves).orderBy(asc(opsMoves.id))
  expect(rows).toEqual([
    expect.objectContaining({
      who: 'nadia',
      command: ['order', number, 'assigned'],
      startedAt: expect.any(Date),
      finishedAt: expect.any(Date),
      isDone: true,
    }),
    expect.objectContaining({ command: ['order', number, 'refunded'], isDone: false }),
  ])
  const lines = (await send('log'))?.words.split('\n') ?? []
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(
    new RegExp(`mardi 24\u00a0novembre .*nadia  order ${number} assigned  done`),
  )
})

test('a move that was made is never written down as refused, even when its end cannot be', async () => {
  await server.db.delete(opsMoves)
  const update = jest.spyOn(server.db, 'update').mockImplementationOnce(() => {
    throw new Error('The connection is lost')
  })
  const command = { who: 'nadia', args: ['order', 'T-1', 'canceled'] }
  const made = runRecorded(server, command, async () => ({ isDone: true, words: 'Moved.' }))
  await expect(made).rejects.toThrow('The connection is lost')
  update.mockRestore()
  expect((await send('log'))?.words).toMatch(/order T-1 canceled {2}not finished$/)
})

test('of a move that failed no value of a query is written down', async () => {
  await server.db.delete(opsMoves)
  const secret = 'le plateau de Nadia'
  const failing = () => server.db.execute(sql`select ${secret} from nowhere`)
  const command = { who: 'nadia', args: ['books'] }
  const move = runRecorded(server, command, async () => {
    await failing()
    return { isDone: true, words: '' }
  })
  await expect(move).rejects.toThrow()
  const { words = '' } = (await send('log')) ?? {}
  expect(words).toContain('nowhere')
  expect(words).not.toContain(secret)
})
