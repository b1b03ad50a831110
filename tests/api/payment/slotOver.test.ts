import { eq } from 'drizzle-orm'
import { sandboxIntents, users } from '#server/db/tables'
import { aCart, shopping } from '../../support/carts'
import { imbalances } from '../../support/books'
import { deliverEvent, refundOf, sumBackOf, WEBHOOK_SECRET } from '../../support/moneyEvents'
import { orderBooks } from '../../support/orders'
import { orderStatus, paymentsOf } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, forgetOrders, openShop, TRAY } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer
let browser: ReturnType<typeof sandboxBrowser>

beforeAll(async () => {
  server = await startTestServer({
    isSeeded: false,
    env: { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  })
  await openShop(server.db)
  browser = sandboxBrowser(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await forgetOrders(server.db)
})

async function waiting() {
  const { id: userId, token } = await addUser(server.db)
  const id = await shopping(server).orderId(token)
  return { id, userId, intent: await browser.openIntent(id, token) }
}

type Waiting = Awaited<ReturnType<typeof waiting>>

const charge = ({ intent }: Waiting) =>
  server.db
    .update(sandboxIntents)
    .set({ status: 'succeeded' })
    .where(eq(sandboxIntents.id, intent.id))

const moveToSlot = (late = 0) => {
  server.clock.moveTo(aCart().deliverySlot.start)
  server.clock.advance(late)
}

async function isRefunded({ intent }: Waiting) {
  const [row] = await server.db
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.id, intent.id))
  return row?.metadata.refunded === 'true'
}

async function expectEnded(order: Waiting) {
  expect(await orderStatus(server, order.id)).toBe('canceled')
  expect(await isRefunded(order)).toBe(true)
  expect(await paymentsOf(server, order.id)).toEqual([
    { amount: order.intent.amount, isPaid: false, hasFailed: true },
  ])
  const books = orderBooks(server)
  expect(await books.takenOf(TRAY.id)).toBe(0)
  expect(await books.loadOf(aCart().deliverySlot.start)).toBe(0)
  const [user] = await server.db.select().from(users).where(eq(users.id, order.userId))
  const mails = await server.mails(user?.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Votre commande T-\d+ n’a pas été payée$/),
  ])
  expect(mails[0]?.text).toContain('la somme vous est rendue')
}

test('money that is found once the slot has begun goes back, and the order expires', async () => {
  const order = await waiting()
  await charge(order)
  moveToSlot()
  expect(await server.services.expireOrders()).toBe(1)
  await expectEnded(order)
})

test.each([
  ['as the slot begins', () => server.clock.standAt(aCart().deliverySlot.start)],
  ['an hour later', () => moveToSlot(3_600_000)],
])('money of which an event tells %s goes back, and the order expires', async (_, setClock) => {
  const order = await waiting()
  setClock()
  await browser.pay(order.intent, '4242424242424242')
  await until(async () => (await paymentsOf(server, order.id))[0]?.hasFailed === true)
  expect(await orderStatus(server, order.id)).toBe('waitingForPayment')
  expect(await server.services.expireOrders()).toBe(1)
  await expectEnded(order)
})

test('the provider tells that such money went back, and the books know of neither', async () => {
  const order = await waiting()
  moveToSlot(3_600_000)
  await browser.pay(order.intent, '4242424242424242')
  await until(async () => (await paymentsOf(server, order.id))[0]?.hasFailed === true)
  const { intent } = order
  await deliverEvent(server, { type: 'refund.created', object: refundOf(intent, intent.amount) })
  await deliverEvent(server, { type: 'charge.refunded', object: sumBackOf(intent, intent.amount) })
  expect(await server.services.expireOrders()).toBe(1)
  await expectEnded(order)
  expect(await imbalances(server.db)).toEqual([])
})

test('money that is found before the slot begins pays the order', async () => {
  const order = await waiting()
  await charge(order)
  moveToSlot(-1_000)
  expect(await server.services.expireOrders()).toBe(0)
  expect(await orderStatus(server, order.id)).toBe('confirmed')
})
