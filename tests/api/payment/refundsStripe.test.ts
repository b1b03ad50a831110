import { asc, eq } from 'drizzle-orm'
import { orders, payments } from '#server/db/tables'
import { countOf } from '../../support/alarms'
import { deliverEvent, refundOf, successOf, sumBackOf } from '../../support/moneyEvents'
import { buildOrder, orderStatus } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { forgetOrders } from '../../support/shop'
import { openStripeShop, type StripeShop } from '../../support/stripeShop'
import { TUESDAY } from '../../support/testServer'

let stripe: StripeShop['stripe']
let server: StripeShop['server']
let camille: StripeShop['camille']
let close: StripeShop['close']

beforeAll(async () => {
  ;({ stripe, server, camille, close } = await openStripeShop())
})
afterAll(() => close())
beforeEach(async () => {
  await forgetOrders(server.db)
  server.clock.moveTo(TUESDAY)
  stripe.forget()
})

/** Charged at Stripe, which tells of it once the order is as `before` leaves it. */
async function paid(before: (id: string) => Promise<unknown> = async () => undefined) {
  const id = await buildOrder(server, { id: String(camille.id) })
  const intent = await sandboxBrowser(server).openIntent(id, camille.token)
  await before(id)
  stripe.succeed(intent.id)
  const object = successOf(intent, id, {
    metadata: { orderId: id, shop: server.provider.shop },
  })
  await deliverEvent(server, { type: 'payment_intent.succeeded', object })
  return { id, intent }
}

const rowsOf = async (id: string) => {
  const rows = await server.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.id))
  return rows.map(({ type, amount, paidAt, hasFailed }) => ({
    type,
    amount,
    state: hasFailed ? 'failed' : paidAt === null ? 'open' : 'gone',
  }))
}

test('a refund of the dashboard of which no event came is found when all is to go back, and the rest goes', async () => {
  const { id, intent } = await paid()
  expect(await orderStatus(server, id)).toBe('confirmed')
  stripe.refundInDashboard(intent.id, 1_000)
  await server.services.moveOrder(id, 'canceled', server.clock.now())
  expect(await rowsOf(id)).toEqual([
    { type: 'card', amount: 24_000, state: 'gone' },
    { type: 'cardRefund', amount: -23_000, state: 'open' },
    { type: 'cardRefund', amount: -1_000, state: 'gone' },
  ])
  await server.services.refundOwed()
  expect((await rowsOf(id))[1]).toMatchObject({ state: 'open' })
  server.clock.advance(60_000)
  await server.services.refundOwed()
  expect((await rowsOf(id))[1]).toEqual({ type: 'cardRefund', amount: -23_000, state: 'gone' })
})

test('a refund of unwanted money that a bank did not take is not requested again, and owed to its customer', async () => {
  const { id, intent } = await paid((order) =>
    server.db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, order)),
  )
  expect(stripe.refunds).toEqual([intent.id])
  expect(await rowsOf(id)).toEqual([{ type: 'card', amount: 24_000, state: 'failed' }])
  const before = await countOf('refundFailed')
  stripe.failRefund('re_1')
  const object = { ...refundOf(intent, 24_000, 're_1'), status: 'failed' }
  await deliverEvent(server, { type: 'refund.failed', object })
  expect(await rowsOf(id)).toEqual([
    { type: 'card', amount: 24_000, state: 'gone' },
    { type: 'cardRefund', amount: -24_000, state: 'failed' },
  ])
  expect(await countOf('refundFailed')).toBe(before + 1)
  expect(stripe.refunds).toEqual([intent.id])
  expect(await server.services.sendBackByTransfer(id)).toBe(true)
})

test('of two equal halves the one that is requested is booked as it, not as the one of the dashboard', async () => {
  const { id, intent } = await paid()
  stripe.refundInDashboard(intent.id, 12_000)
  await deliverEvent(server, { type: 'charge.refunded', object: sumBackOf(intent, 12_000) })
  await server.services.moveOrder(id, 'canceled', server.clock.now())
  const rows = await server.db
    .select({ id: payments.id, providerId: payments.providerId })
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.id))
  const [, ofDashboard, owed] = rows
  expect(ofDashboard?.providerId).toBe(`charge:${intent.id}:12000`)
  expect(owed?.providerId).toBe('re_2')
  expect(stripe.calls.find(({ path }) => path === '/v1/refunds')).toMatchObject({
    idempotencyKey: `refund:${intent.id}:${owed?.id}:12000`,
    form: { 'metadata[paymentId]': String(owed?.id) },
  })
})
