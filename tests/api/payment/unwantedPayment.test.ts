import { eq } from 'drizzle-orm'
import { formatMoney } from '#domain/pricing/money'
import { creditNotes, invoices, payments, sandboxIntents, sandboxRefunds } from '#server/db/tables'
import { runOps } from '#server/ops/runOps'
import { countOf } from '../../support/alarms'
import { imbalances } from '../../support/books'
import { aCart, shopping } from '../../support/carts'
import { documentsOf, download } from '../../support/documents'
import { deliverEvent, refundOf, successOf, WEBHOOK_SECRET } from '../../support/moneyEvents'
import { moveAsFarAs } from '../../support/moves'
import { orderBooks } from '../../support/orders'
import { orderStatus } from '../../support/paymentBuilders'
import { pdfPages } from '../../support/pdfText'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer
let shop: ReturnType<typeof shopping>
let browser: ReturnType<typeof sandboxBrowser>
let token: string

beforeAll(async () => {
  server = await startTestServer({
    isSeeded: false,
    env: { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  })
  await openShop(server.db)
  shop = shopping(server)
  browser = sandboxBrowser(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await forgetOrders(server.db)
  token = (await addUser(server.db, { canUseWireTransfer: true })).token
})

const dashboard = () => {
  if (!server.sandbox) throw new Error('The server has no sandbox')
  return server.sandbox.dashboard
}

const CARD = '4242424242424242'

/** In the order in which they came. */
const rowsOf = async (id: string) => {
  const rows = await server.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(payments.id)
  return rows.map(({ amount, type, paidAt, hasFailed }) => ({
    type,
    amount,
    state: hasFailed ? 'failed' : paidAt === null ? 'open' : 'gone',
  }))
}

const isRefunded = (intentId: string) =>
  until(async () => {
    const rows = await server.db
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.intentId, intentId))
    return rows.length > 0
  })

/** Paid once its slot had begun: the money goes straight back, and the order expires. */
async function paidTooLate() {
  const id = await shop.orderId(token)
  const intent = await browser.openIntent(id, token)
  server.clock.moveTo(aCart().deliverySlot.start)
  await browser.pay(intent, CARD)
  await isRefunded(intent.id)
  await until(async () => (await rowsOf(id))[0]?.state === 'failed')
  await server.services.expireOrders()
  expect(await orderStatus(server, id)).toBe('canceled')
  const { number } = await orderBooks(server).read(id, token)
  return { id, intent, number }
}

/** A transfer order that its customer pays by card as well, with an intent from before the transfer came. */
async function paidTwice() {
  const id = await shop.orderId(token, aCart(), { payByCreditTransfer: true })
  const intent = await browser.openIntent(id, token)
  const { number } = await orderBooks(server).read(id, token)
  expect(await ops('order', number, 'paid')).toMatchObject({ isDone: true })
  await browser.pay(intent, CARD)
  await isRefunded(intent.id)
  return { id, intent, number }
}

const ops = (...args: string[]) => {
  const { services, sandbox, db, clock, dataDir } = server
  return runOps({ services, sandbox, db, clock, dataDir }, { args, who: 'nadia' })
}

type Account = {
  order: {
    refundedAmount: number
    payments: { type: string; amount: number; hasFailed: boolean; paidAt: string | null }[]
  }
}

const account = async (id: string) =>
  (
    await server.graphql<Account>(
      'query D($id: ID!) { order(id: $id) { refundedAmount payments { type amount hasFailed paidAt } } }',
      { id },
      token,
    )
  ).data.order

test('money of which the refund failed is booked, alarms once, and is sent back by transfer', async () => {
  const { id, intent, number } = await paidTooLate()
  const before = await countOf('refundFailed')
  expect(await dashboard().failRefund(intent.id)).toBe(true)
  await until(async () => (await rowsOf(id)).length === 2)
  expect(await rowsOf(id)).toEqual([
    { type: 'card', amount: intent.amount, state: 'gone' },
    { type: 'cardRefund', amount: -intent.amount, state: 'failed' },
  ])
  const { id: refundId } = (await server.db.select().from(sandboxRefunds))[0] ?? { id: '' }
  const object = { ...refundOf(intent, intent.amount, refundId), status: 'failed' }
  await deliverEvent(server, { type: 'refund.failed', object })
  await deliverEvent(server, { type: 'payment_intent.succeeded', object: successOf(intent, id) })
  expect(await rowsOf(id)).toHaveLength(2)
  expect(await countOf('refundFailed')).toBe(before + 1)
  expect(await imbalances(server.db)).toEqual([])
  expect(await ops('reconcile')).toMatchObject({ isDone: true })
  expect(await account(id)).toEqual({
    refundedAmount: 0,
    payments: [
      { type: 'cardRefund', amount: -intent.amount, hasFailed: true, paidAt: null },
      { type: 'card', amount: intent.amount, hasFailed: false, paidAt: expect.any(String) },
    ],
  })

  expect(await ops('order', number, 'refunded')).toMatchObject({ isDone: true })
  expect((await account(id)).refundedAmount).toBe(intent.amount)
  expect(await ops('order', number, 'refunded')).toMatchObject({ isDone: false })
  expect(await imbalances(server.db)).toEqual([])
})

test('what another shop took for an order of the same id, as its restored copy has one, is told and not given back', async () => {
  const before = await countOf('paymentEventMismatch')
  const id = await shop.orderId(token)
  const intent = await browser.openIntent(id, token)
  server.clock.moveTo(aCart().deliverySlot.start)
  const metadata = { orderId: id, shop: 'live.tablee.example' }
  const type = 'payment_intent.succeeded'
  await deliverEvent(server, { type, object: successOf(intent, id, { metadata }) })
  expect((await countOf('paymentEventMismatch')) - before).toBe(1)
  const refunds = await server.db.select().from(sandboxRefunds)
  expect(refunds.filter(({ intentId }) => intentId === intent.id)).toEqual([])
})

test('an order that still waits when the refund fails expires, and its money is sent back', async () => {
  const id = await shop.orderId(token)
  const intent = await browser.openIntent(id, token)
  server.clock.moveTo(aCart().deliverySlot.start)
  await browser.pay(intent, CARD)
  await isRefunded(intent.id)
  await dashboard().failRefund(intent.id)
  await until(async () => (await rowsOf(id)).length === 2)
  expect(await imbalances(server.db)).toEqual([])
  await server.services.expireOrders()
  expect(await orderStatus(server, id)).toBe('canceled')
  const { number } = await orderBooks(server).read(id, token)
  expect(await ops('order', number, 'refunded')).toMatchObject({ isDone: true })
  expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['gone', 'gone'])
  expect(await imbalances(server.db)).toEqual([])
})

test('a refund made anew in the dashboard leaves nothing to send', async () => {
  const { id, intent, number } = await paidTooLate()
  await dashboard().failRefund(intent.id)
  await until(async () => (await rowsOf(id)).length === 2)
  await dashboard().refund(intent.id, intent.amount)
  await until(async () => (await rowsOf(id)).length === 3)
  expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['gone', 'failed', 'gone'])
  expect(await ops('order', number, 'refunded')).toMatchObject({ isDone: false })
  expect(await ops('reconcile')).toMatchObject({ isDone: true })
  expect((await account(id)).refundedAmount).toBe(intent.amount)
})

test('what an order that stands did not take is in neither its invoice nor a credit note', async () => {
  const { id, intent, number } = await paidTwice()
  await dashboard().failRefund(intent.id)
  await until(async () => (await rowsOf(id)).length === 3)
  await moveAsFarAs(server, id, 'delivered')
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.orderId, id))
  expect(invoice?.content).toMatchObject({
    payment: { method: 'wireTransfer', paid: intent.amount },
  })
  const links = await documentsOf(server, id, token)
  const link = links.find(({ type }) => type === 'invoice')
  const { body } = await download(server, link?.fileUrl ?? '')
  const words = pdfPages(body).join(' ').replace(/\s+/g, ' ')
  const total = formatMoney(intent.amount).replace(/\s+/g, ' ')
  expect(words).toContain(`${total} reçus par virement`)
  expect(words).toMatch(new RegExp(`Payé le .{4,20} \u2212${total}`))
  expect(await ops('order', number, 'refunded')).toMatchObject({ isDone: true })
  expect(await rowsOf(id)).toContainEqual({
    type: 'wireTransferRefund',
    amount: -intent.amount,
    state: 'gone',
  })
  expect(await server.db.select().from(creditNotes).where(eq(creditNotes.orderId, id))).toEqual([])
  expect(await imbalances(server.db)).toEqual([])
})

test('money that a bank holds back is owed, and goes back once the dispute is won', async () => {
  const id = await shop.orderId(token)
  const intent = await browser.openIntent(id, token)
  server.clock.moveTo(aCart().deliverySlot.start)
  // Of its success no event has told yet.
  await server.db
    .update(sandboxIntents)
    .set({ status: 'succeeded' })
    .where(eq(sandboxIntents.id, intent.id))
  expect(await dashboard().dispute(intent.id)).toBe(true)
  await until(async () => (await rowsOf(id))[1]?.state === 'gone')
  expect(await rowsOf(id)).toEqual([
    { type: 'card', amount: intent.amount, state: 'gone' },
    { type: 'dispute', amount: -intent.amount, state: 'gone' },
  ])
  await dashboard().closeDispute(intent.id, 'won')
  await until(async () => (await rowsOf(id)).length === 3)
  await server.services.refundOwed()
  expect((await rowsOf(id))[2]).toEqual({
    type: 'cardRefund',
    amount: -intent.amount,
    state: 'gone',
  })
})
