import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { eq } from 'drizzle-orm'
import { paymentEvents, sandboxEvents, sandboxIntents } from '#server/db/tables'
import { buildOrder, orderStatus, paymentsOf } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

const SECRET = 'whsec_for_tests_only'

let server: TestServer
let browser: ReturnType<typeof sandboxBrowser>
let camille: Awaited<ReturnType<TestServer['signUp']>>

beforeAll(async () => {
  server = await startTestServer({ env: { STRIPE_WEBHOOK_SECRET: SECRET } })
  browser = sandboxBrowser(server)
  camille = await server.signUp()
})
afterAll(() => server.close())

const sign = (payload: string, secret = SECRET, timestamp?: number) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  })

const deliver = (payload: string, signature?: string) =>
  fetch(`${server.url}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    body: payload,
  })

const eventOf = (type: string, intentId: string, orderId: string, id = `evt_${randomUUID()}`) =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    data: { object: { id: intentId, amount: 24_000, metadata: { orderId } } },
  })

async function isRemembered(eventId: string) {
  const rows = await server.db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId))
  return rows.length === 1
}

async function openOrder() {
  const orderId = await buildOrder(server, camille)
  return { orderId, intent: await browser.openIntent(orderId, camille.token) }
}

test('a signed success confirms the order, and the same event again changes nothing', async () => {
  const { orderId, intent } = await openOrder()
  const event = eventOf('payment_intent.succeeded', intent.id, orderId)
  expect((await deliver(event, sign(event))).status).toBe(200)
  expect(await orderStatus(server, orderId)).toBe('confirmed')
  const paid = await paymentsOf(server, orderId)
  const responses = await Promise.all(Array.from({ length: 5 }, () => deliver(event, sign(event))))
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(await paymentsOf(server, orderId)).toEqual(paid)
})

test('the same event delivered many times at once is handled once', async () => {
  const { orderId, intent } = await openOrder()
  const event = eventOf('payment_intent.succeeded', intent.id, orderId)
  const responses = await Promise.all(Array.from({ length: 10 }, () => deliver(event, sign(event))))
  expect(responses.every(({ ok }) => ok)).toBe(true)
  expect(await paymentsOf(server, orderId)).toEqual([
    { amount: 24_000, isPaid: true, hasFailed: false },
  ])
})

test('an intent that we forgot to write down still pays its order', async () => {
  const orderId = await buildOrder(server, camille)
  const event = eventOf('payment_intent.succeeded', 'pi_forgotten', orderId)
  await deliver(event, sign(event))
  expect(await orderStatus(server, orderId)).toBe('confirmed')
  expect(await paymentsOf(server, orderId)).toEqual([
    { amount: 24_000, isPaid: true, hasFailed: false },
  ])
})

test('a second intent that succeeds for a paid order is refunded, once', async () => {
  const { orderId, intent } = await openOrder()
  const first = eventOf('payment_intent.succeeded', intent.id, orderId)
  await deliver(first, sign(first))
  await server.db.insert(sandboxIntents).values({
    id: 'pi_second',
    clientSecret: 'pi_second_secret',
    amount: 24_000,
    status: 'succeeded',
    metadata: { orderId },
    createdAt: server.clock.now(),
  })
  const second = eventOf('payment_intent.succeeded', 'pi_second', orderId, 'evt_second')
  expect((await deliver(second, sign(second))).status).toBe(200)
  expect(await isRemembered('evt_second')).toBe(true)
  const intents = await server.db.select().from(sandboxIntents)
  expect(
    intents.filter(({ metadata }) => metadata.refunded === 'true').map(({ id }) => id),
  ).toEqual(['pi_second'])
  expect(await paymentsOf(server, orderId)).toEqual([
    { amount: 24_000, isPaid: true, hasFailed: false },
  ])
})

test('a failure is shown on the payment and on no other, but never undoes a success', async () => {
  const { orderId, intent } = await openOrder()
  const other = await openOrder()
  const failed = eventOf('payment_intent.payment_failed', intent.id, orderId)
  await deliver(failed, sign(failed))
  expect(await paymentsOf(server, other.orderId)).toMatchObject([{ hasFailed: false }])
  expect(await paymentsOf(server, orderId)).toMatchObject([{ isPaid: false, hasFailed: true }])
  const succeeded = eventOf('payment_intent.succeeded', intent.id, orderId)
  await deliver(succeeded, sign(succeeded))
  const late = eventOf('payment_intent.payment_failed', intent.id, orderId)
  await deliver(late, sign(late))
  expect(await paymentsOf(server, orderId)).toMatchObject([{ isPaid: true, hasFailed: false }])
})

test.each([
  ['no signature', () => undefined],
  ['a signature of another secret', (event: string) => sign(event, 'whsec_other')],
  ['a signature of another body', () => sign('{}')],
  ['an old signature', (event: string) => sign(event, SECRET, 1_600_000_000)],
  ['a signature that is none', () => 'v1=,t='],
  ['a zero before the time', (event: string) => sign(event).replace('t=', 't=0')],
  ['letters after the time', (event: string) => sign(event).replace(',', 'x,')],
  [
    'a signature in capitals',
    (event: string) => sign(event).replace(/v1=\w+/, (v1) => v1.toUpperCase()),
  ],
  ['a space after the comma', (event: string) => sign(event).replace(',', ', ')],
])('%s gets 400 and changes nothing', async (_, signature) => {
  const { orderId, intent } = await openOrder()
  const event = eventOf('payment_intent.succeeded', intent.id, orderId)
  const response = await deliver(event, signature(event))
  expect(response.status).toBe(400)
  expect(await response.text()).not.toMatch(/at |stack|whsec/)
  expect(await orderStatus(server, orderId)).toBe('waitingForPayment')
})

test.each([
  ['an event of another sort', eventOf('customer.created', 'cus_1', randomUUID(), 'evt_other')],
  [
    'a success for an order of another shop',
    eventOf('payment_intent.succeeded', 'pi_y', randomUUID(), 'evt_y'),
  ],
  ['a success without an order', eventOf('payment_intent.succeeded', 'pi_x', 'none', 'evt_none')],
  [
    'an event without an object',
    JSON.stringify({ id: 'evt_bare', type: 'payment_intent.succeeded' }),
  ],
])('%s is acknowledged and left alone', async (_, event) => {
  expect((await deliver(event, sign(event))).status).toBe(200)
  const { id }: { id: string } = JSON.parse(event)
  expect(await isRemembered(id)).toBe(true)
})

test.each(['customer.created', 'constructor', '__proto__'])(
  'an event of a name that means nothing here (%s) is acknowledged',
  async (type) => {
    const { orderId, intent } = await openOrder()
    const event = eventOf(type, intent.id, orderId)
    expect((await deliver(event, sign(event))).status).toBe(200)
    expect(await orderStatus(server, orderId)).toBe('waitingForPayment')
  },
)

test('a signed body that is no event gets 400', async () => {
  expect((await deliver('hello', sign('hello'))).status).toBe(400)
})

test('the sandbox delivers what an earlier process left, and marks what was acknowledged', async () => {
  const { orderId, intent } = await openOrder()
  await server.db.insert(sandboxEvents).values({
    id: 'evt_left_behind',
    type: 'payment_intent.succeeded',
    intentId: intent.id,
    createdAt: server.clock.now(),
  })
  // Any other event wakes the delivery up, as a start does.
  await browser.pay((await openOrder()).intent, '4000000000000002')
  await until(async () => (await orderStatus(server, orderId)) === 'confirmed')
  await until(async () => {
    const left = await server.db
      .select()
      .from(sandboxEvents)
      .where(eq(sandboxEvents.id, 'evt_left_behind'))
    return left[0]?.deliveredAt != null
  })
})
