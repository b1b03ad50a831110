import { asc, eq } from 'drizzle-orm'
import { creditNotes, payments } from '#server/db/tables'
import { countOf } from '../../support/alarms'
import { imbalances } from '../../support/books'
import { shopping } from '../../support/carts'
import { deliverEvent, refundOf, sumBackOf, WEBHOOK_SECRET } from '../../support/moneyEvents'
import { moveAsFarAs } from '../../support/moves'
import { orderStatus } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    isSeeded: false,
    env: { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  })
  await openShop(server.db)
})
afterAll(() => server.close())
beforeEach(() => forgetOrders(server.db))

async function paid() {
  const { token } = await addUser(server.db)
  const browser = sandboxBrowser(server)
  const id = await shopping(server).orderId(token)
  const intent = await browser.openIntent(id, token)
  await browser.pay(intent, '4242424242424242')
  await until(async () => (await orderStatus(server, id)) === 'confirmed')
  return { id, intent }
}

async function delivered() {
  const order = await paid()
  await moveAsFarAs(server, order.id, 'delivered')
  return order
}

const backOf = async (id: string) => {
  const rows = await server.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.id))
  return rows.filter(({ amount }) => amount < 0).map(({ amount }) => -amount)
}
const creditedOf = async (id: string) => {
  const rows = await server.db
    .select({ content: creditNotes.content })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, id))
    .orderBy(asc(creditNotes.number))
  return rows.map(({ content }) => content)
}

/** Issues the credit notes of an order as if its payment itself were one more refund, of an amount that no event can book. */
async function issueFor(id: string, more: number) {
  const rows = await server.db.select().from(payments).where(eq(payments.orderId, id))
  const refunds = rows.map(({ id: paymentId, amount }) => ({
    paymentId,
    amount: amount < 0 ? -amount : more,
    method: 'card' as const,
  }))
  await server.db.transaction((tx) => server.services.documents.issueCreditNotes(tx, id, refunds))
}

const refunded = (intent: { id: string }, amount: number) =>
  deliverEvent(server, { type: 'refund.created', object: refundOf(intent, amount) })
const sumTold = (intent: { id: string }, amount: number) =>
  deliverEvent(server, { type: 'charge.refunded', object: sumBackOf(intent, amount) })

test('two refunds that are first told by their sum are in it, and are neither booked nor credited again', async () => {
  const { id, intent } = await delivered()
  await sumTold(intent, 1_750)
  await refunded(intent, 1_250)
  await refunded(intent, 500)
  expect(await backOf(id)).toEqual([1_750])
  expect(await creditedOf(id)).toMatchObject([{ totalTTC: 1_750 }])
  expect(await imbalances(server.db)).toEqual([])
})

test('a sum says what goes beyond the refunds that are known, and the next refund of that amount is it', async () => {
  const { id, intent } = await delivered()
  await refunded(intent, 1_250)
  await sumTold(intent, 1_750)
  await sumTold(intent, 1_250)
  expect(await backOf(id)).toEqual([1_250, 500])
  await refunded(intent, 500)
  expect(await backOf(id)).toEqual([1_250, 500])
  await refunded(intent, 500)
  expect(await backOf(id)).toEqual([1_250, 500, 500])
  expect(await creditedOf(id)).toMatchObject([
    { totalTTC: 1_250 },
    { totalTTC: 500 },
    { totalTTC: 500 },
  ])
  expect(await imbalances(server.db)).toEqual([])
})

test('a refund that is in the books keeps its amount, whatever is told of it later', async () => {
  const { id, intent } = await delivered()
  const refund = refundOf(intent, 500)
  await deliverEvent(server, { type: 'refund.created', object: refund })
  await deliverEvent(server, { type: 'refund.updated', object: { ...refund, amount: 700 } })
  expect(await backOf(id)).toEqual([500])
  expect(await creditedOf(id)).toMatchObject([{ totalTTC: 500 }])
})

test('more than is left of an invoice is credited as far as it goes, and alarms', async () => {
  const { id, intent } = await delivered()
  await refunded(intent, 500)
  await refunded(intent, 700)
  const left = intent.amount - 1_200
  const alarms = await countOf('books')
  await issueFor(id, left + 1)
  expect(await creditedOf(id)).toMatchObject([
    { totalTTC: 500, isLast: false },
    { totalTTC: 700, isLast: false },
    { totalTTC: left, isLast: true },
  ])
  expect(await countOf('books')).toBe(alarms + 1)
})

test('refunds from before the delivery are credited after it, the first one first, to the cent', async () => {
  const { id, intent } = await paid()
  const rest = intent.amount - 501
  await refunded(intent, 501)
  await refunded(intent, rest)
  await moveAsFarAs(server, id, 'delivered')
  expect(await creditedOf(id)).toMatchObject([
    { totalTTC: 501, isLast: false },
    { totalTTC: rest, isLast: true },
  ])
  expect(await imbalances(server.db)).toEqual([])
})

test('all of an invoice is credited without an alarm, and nothing once it is', async () => {
  const { id, intent } = await delivered()
  const alarms = await countOf('books')
  await refunded(intent, intent.amount)
  expect(await countOf('books')).toBe(alarms)
  await issueFor(id, 1)
  expect(await creditedOf(id)).toMatchObject([{ totalTTC: intent.amount, isLast: true }])
})

test('a refund that fails late is booked as failed where nothing is left, and is no more than was paid', async () => {
  const { id, intent } = await delivered()
  await refunded(intent, intent.amount)
  const [mismatches, failures] = [
    await countOf('paymentEventMismatch'),
    await countOf('refundFailed'),
  ]
  const object = { ...refundOf(intent, 500), status: 'failed' }
  await deliverEvent(server, { type: 'refund.failed', object })
  expect(await backOf(id)).toEqual([intent.amount, 500])
  expect(await countOf('paymentEventMismatch')).toBe(mismatches)
  expect(await countOf('refundFailed')).toBe(failures + 1)
  expect(await creditedOf(id)).toMatchObject([{ totalTTC: intent.amount }])
})

test('a refund on its way is credited once it has gone', async () => {
  const { id, intent } = await delivered()
  const refund = refundOf(intent, 500)
  await deliverEvent(server, { type: 'refund.created', object: { ...refund, status: 'pending' } })
  expect(await creditedOf(id)).toEqual([])
  await deliverEvent(server, { type: 'refund.updated', object: refund })
  expect(await creditedOf(id)).toMatchObject([{ totalTTC: 500 }])
})
