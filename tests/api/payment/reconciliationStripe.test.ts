import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { payments } from '#server/db/tables'
import { runOps } from '#server/ops/runOps'
import { countOf } from '../../support/alarms'
import { deliverEvent, disputeOf, refundOf, successOf } from '../../support/moneyEvents'
import { buildOrder, orderStatus } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { forgetOrders } from '../../support/shop'
import { openStripeShop, type StripeShop } from '../../support/stripeShop'
import { TUESDAY } from '../../support/testServer'

const HOUR = 3600_000
const EUROS_240 = /240,00\s€/

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
  stripe.makeAt(server.clock.now())
})

async function waiting() {
  const id = await buildOrder(server, { id: String(camille.id) })
  return { id, intent: await sandboxBrowser(server).openIntent(id, camille.token) }
}

/** Paid at Stripe, and told of by its event. */
async function paid() {
  const order = await waiting()
  stripe.succeed(order.intent.id)
  await deliverEvent(server, {
    type: 'payment_intent.succeeded',
    object: successOf(order.intent, order.id),
  })
  expect(await orderStatus(server, order.id)).toBe('confirmed')
  return order
}

function reconcile(...days: string[]) {
  const { services, sandbox, db, clock, dataDir } = server
  return runOps(
    { services, sandbox, db, clock, dataDir },
    {
      args: ['reconcile', ...days],
      who: 'nadia',
    },
  )
}

const listCalls = (path: string) =>
  stripe.calls.filter((call) => call.method === 'GET' && call.path === path)

test('every page of every list is read, and both agree', async () => {
  stripe.pageBy(2)
  const orders = []
  for (let count = 0; count < 5; count += 1) orders.push(await paid())
  for (const { intent } of orders.slice(0, 3)) {
    const { id } = stripe.refundInDashboard(intent.id, 1_000)
    await deliverEvent(server, { type: 'refund.created', object: refundOf(intent, 1_000, id) })
  }
  for (const { intent } of orders.slice(3)) {
    const dispute = disputeOf(intent, 'needs_response')
    stripe.disputeByBank(dispute)
    await deliverEvent(server, { type: 'charge.dispute.funds_withdrawn', object: dispute })
  }
  stripe.calls.length = 0
  expect(await reconcile()).toEqual({ isDone: true, words: '5 payments, 0 differences.' })
  const pages = listCalls('/v1/charges').map(({ form }) => form.starting_after)
  expect(pages).toEqual([undefined, 'ch_pi_4', 'ch_pi_2'])
  const refundPages = listCalls('/v1/refunds').filter(({ form }) => !form.payment_intent)
  expect(refundPages.map(({ form }) => form.starting_after)).toEqual([undefined, 're_2'])
  expect(listCalls('/v1/disputes')).toHaveLength(1)
})

test('a difference on a later page is found', async () => {
  stripe.pageBy(1)
  const lost = await waiting()
  stripe.succeed(lost.intent.id)
  await paid()
  await paid()
  const { isDone, words } = await reconcile()
  expect(isDone).toBe(false)
  expect(words).toMatch(
    /^pi_1 \(T-\d+\): 240,00\s€ came at the provider, 0,00\s€ in the books\.\n3 payments, 1 differences\.$/,
  )
})

test.each<
  [string, (order: { id: string; intent: { id: string; amount: number } }) => unknown, RegExp]
>([
  [
    'a refund of which no event came',
    ({ intent }) => stripe.refundInDashboard(intent.id, 1_250),
    /: 12,50\s€ went back at the provider, 0,00\s€ in the books\./,
  ],
  [
    'a dispute of which no event came',
    ({ intent }) => stripe.disputeByBank(disputeOf(intent, 'needs_response')),
    /: 240,00\s€ is disputed at the provider, 0,00\s€ in the books\./,
  ],
  [
    'a refund that Stripe does not have',
    ({ intent }) => deliverEvent(server, { type: 'refund.created', object: refundOf(intent, 500) }),
    /: 0,00\s€ went back at the provider, 5,00\s€ in the books\./,
  ],
  [
    'a payment of which Stripe knows nothing',
    ({ id }) =>
      server.db.update(payments).set({ intentId: 'pi_gone' }).where(eq(payments.orderId, id)),
    /^pi_gone \(T-\d+\): 0,00\s€ came at the provider, 240,00\s€ in the books\./m,
  ],
  [
    'another amount in the books',
    ({ id }) => server.db.update(payments).set({ amount: 1 }).where(eq(payments.orderId, id)),
    /: 240,00\s€ came at the provider, 0,01\s€ in the books\./,
  ],
])('%s is a difference', async (_name, plant, words) => {
  await paid()
  const order = await paid()
  expect(await reconcile()).toMatchObject({ isDone: true })
  await plant(order)
  const found = await reconcile()
  expect(found.isDone).toBe(false)
  expect(found.words).toMatch(words)
})

test('money of another program on the same account is none of ours', async () => {
  await paid()
  stripe.addIntent({
    id: 'pi_other',
    object: 'payment_intent',
    amount: 9_900,
    currency: 'eur',
    status: 'succeeded',
    client_secret: 'pi_other_secret',
    metadata: {},
  })
  expect(await reconcile()).toEqual({ isDone: true, words: '1 payments, 0 differences.' })
})

/** Its order was placed after the instant that the database was brought back to. */
async function vanished() {
  const { id, intent } = await paid()
  await forgetOrders(server.db)
  return { id, intent }
}

test('a payment of our own whose order is gone is a difference, and an alarm', async () => {
  await paid()
  await vanished()
  await paid()
  expect((await reconcile()).words).toMatch(
    /^pi_2 \(no order\): 240,00\s€ came at the provider, 0,00\s€ in the books\.\npi_1 \(no order\).*\n3 payments, 2 differences\.$/,
  )
  const before = await countOf('reconciliation')
  server.clock.advance(HOUR)
  await server.services.payment.reconcileRecent()
  expect(await countOf('reconciliation')).toBe(before + 1)
})

test('what went back of a payment whose order is gone is settled', async () => {
  const { intent } = await vanished()
  stripe.refundInDashboard(intent.id)
  expect(await reconcile()).toEqual({ isDone: true, words: '1 payments, 0 differences.' })
})

test('an order that is gone is none of ours when another shop on the same account made its payment', async () => {
  stripe.addIntent({
    id: 'pi_neighbour',
    object: 'payment_intent',
    amount: 9_900,
    currency: 'eur',
    status: 'succeeded',
    client_secret: 'pi_neighbour_secret',
    metadata: { orderId: randomUUID(), shop: 'staging.tablee.example' },
  })
  expect(await reconcile()).toEqual({ isDone: true, words: '0 payments, 0 differences.' })
})

test.each([
  ['ours', () => server.provider.shop, 1],
  ['another shop’s', () => 'staging.tablee.example', 0],
])('an event of a payment whose order is gone: %s', async (_whose, shop, alarms) => {
  const before = await countOf('paymentEventMismatch')
  const orderId = randomUUID()
  const object = successOf({ id: 'pi_gone', amount: 9_900 }, orderId, {
    metadata: { orderId, shop: shop() },
  })
  await deliverEvent(server, { id: `evt_${orderId}`, type: 'payment_intent.succeeded', object })
  await deliverEvent(server, { id: `evt_${orderId}`, type: 'payment_intent.succeeded', object })
  expect((await countOf('paymentEventMismatch')) - before).toBe(alarms)
})

test('a payment of which only Stripe knows is the order’s that it names, in capitals too', async () => {
  const { id } = await waiting()
  stripe.addIntent({
    id: 'pi_lost',
    object: 'payment_intent',
    amount: 9_900,
    currency: 'eur',
    status: 'succeeded',
    client_secret: 'pi_lost_secret',
    metadata: { orderId: id.toUpperCase() },
  })
  expect((await reconcile()).words).toMatch(
    /^pi_lost \(T-\d+\): 99,00\s€ came at the provider, 0,00\s€ in the books\./,
  )
})

test('the days are the requested ones, of Paris; money back of an older payment belongs to its own day', async () => {
  server.clock.moveTo('2026-11-01T23:30:00Z')
  stripe.makeAt(server.clock.now())
  const { intent } = await paid()
  server.clock.moveTo(TUESDAY)
  stripe.makeAt(server.clock.now())
  expect((await reconcile()).words).toBe('0 payments, 0 differences.')
  expect((await reconcile('2026-11-01')).words).toBe('1 payments, 0 differences.')
  expect((await reconcile('2026-11-01', '2026-11-01')).words).toBe('0 payments, 0 differences.')
  expect((await reconcile('2026-11-02', '2026-11-02')).words).toBe('1 payments, 0 differences.')
  const backwards = await reconcile('2026-11-02', '2026-11-01')
  expect(backwards).toMatchObject({ isDone: false, words: expect.stringMatching(/^Usage/) })
  stripe.refundInDashboard(intent.id)
  const { words } = await reconcile()
  expect(words).toMatch(EUROS_240)
  expect(words).toMatch(/went back at the provider.*\n1 payments, 1 differences\.$/)
})

/** An order by transfer whose customer was declined ten days ago, and has paid it by another card today. */
async function paidLate({ isTold }: { isTold: boolean }) {
  server.clock.moveTo('2026-11-14T10:00:00+01:00')
  stripe.makeAt(server.clock.now())
  const id = await buildOrder(
    server,
    { id: String(camille.id) },
    { payByCreditTransfer: true, status: 'confirmed', expiresAt: null },
  )
  const intent = await sandboxBrowser(server).openIntent(id, camille.token)
  server.clock.moveTo(TUESDAY)
  stripe.makeAt(server.clock.now())
  if (isTold) {
    const object = successOf(intent, id)
    await deliverEvent(server, { type: 'payment_intent.succeeded', object })
  } else stripe.succeed(intent.id)
}

test.each([
  ['only at the provider', false, /: 240,00\s€ came at the provider, 0,00\s€ in the books\./],
  ['only in the books', true, /: 0,00\s€ came at the provider, 240,00\s€ in the books\./],
])(
  'money that came for an intent of another week, %s, is a difference of its day',
  async (_where, isTold, words) => {
    await paidLate({ isTold })
    expect((await reconcile('2026-11-24')).words).toMatch(words)
    const before = await countOf('reconciliation')
    server.clock.advance(HOUR)
    await server.services.payment.reconcileRecent()
    expect(await countOf('reconciliation')).toBe(before + 1)
  },
)
