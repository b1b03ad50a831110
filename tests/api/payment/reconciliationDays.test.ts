import { runOps } from '#server/ops/runOps'
import { deliverEvent, refundOf, successOf } from '../../support/moneyEvents'
import { buildOrder } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, forgetOrders } from '../../support/shop'
import { openStripeShop, type StripeShop } from '../../support/stripeShop'
import { startTestServer, type TestServer } from '../../support/testServer'

const NOTHING = '0 payments, 0 differences.'
const ONE_AGREES = '1 payments, 0 differences.'

/** Ten in the morning, in Paris, of a day of November. */
const morning = (day: number) => `2026-11-${day}T10:00:00+01:00`

const reconcile = (
  { services, sandbox, db, clock, dataDir }: TestServer,
  ...days: (number | string)[]
) =>
  runOps(
    { services, sandbox, db, clock, dataDir },
    { args: ['reconcile', ...days.map((day) => `2026-11-${day}`)], who: 'nadia' },
  )

const waiting = async (server: TestServer, owner: { id: number; token: string }) => {
  const changes = { payByCreditTransfer: true, status: 'confirmed', expiresAt: null } as const
  const id = await buildOrder(server, { id: String(owner.id) }, changes)
  return { id, intent: await sandboxBrowser(server).openIntent(id, owner.token) }
}

describe('at Stripe', () => {
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
    stripe.forget()
  })

  const onDay = (day: number) => {
    server.clock.moveTo(morning(day))
    stripe.makeAt(server.clock.now())
  }

  async function succeed({ id, intent }: Awaited<ReturnType<typeof waiting>>) {
    stripe.succeed(intent.id)
    await deliverEvent(server, {
      type: 'payment_intent.succeeded',
      object: successOf(intent, id),
    })
  }

  test('a payment is one of the day on which a card was charged, not of that on which another was declined', async () => {
    onDay(17)
    const order = await waiting(server, camille)
    onDay(18)
    stripe.decline(order.intent.id)
    onDay(19)
    await succeed(order)
    expect((await reconcile(server, 18, 18)).words).toBe(NOTHING)
    expect((await reconcile(server, 19, 19)).words).toBe(ONE_AGREES)
  })

  test('a refund that took days is one of the day on which it was made, and of the day on which it was through', async () => {
    onDay(16)
    const order = await waiting(server, camille)
    await succeed(order)
    onDay(18)
    const { id } = stripe.refundInDashboard(order.intent.id, 500)
    const refund = refundOf(order.intent, 500, id)
    await deliverEvent(server, {
      type: 'refund.created',
      object: { ...refund, status: 'pending' },
    })
    onDay(20)
    await deliverEvent(server, { type: 'refund.updated', object: refund })
    const days = [17, 18, 19, 20, 21]
    const told = []
    for (const day of days) told.push((await reconcile(server, day, day)).words)
    expect(told).toEqual([NOTHING, ONE_AGREES, NOTHING, ONE_AGREES, NOTHING])
  })

  const ours = (more: object) => ({
    id: 'pi_ours',
    object: 'payment_intent',
    amount: 9_900,
    currency: 'eur',
    status: 'succeeded',
    client_secret: 'pi_ours_secret',
    metadata: { shop: server.provider.shop },
    ...more,
  })

  test('a payment of which the list tells no secret is compared all the same', async () => {
    onDay(18)
    stripe.addIntent(ours({ client_secret: null }))
    expect((await reconcile(server)).words).toMatch(/^pi_ours \(no order\): 99,00\s€ came/)
  })

  test('a list without the intents fails, and does not count for one without payments', async () => {
    onDay(18)
    stripe.addIntent(ours({ isBare: true }))
    await expect(reconcile(server)).rejects.toThrow('Charge ch_pi_ours came without its intent')
  })
})

describe('in the sandbox', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ isSeeded: false })
  })
  afterAll(() => server.close())

  test('money that came for an intent of another day is of the day on which it came', async () => {
    const camille = await addUser(server.db)
    server.clock.moveTo(morning(14))
    const { intent } = await waiting(server, camille)
    server.clock.moveTo(morning(18))
    await sandboxBrowser(server).pay(intent, '4242424242424242')
    const paidOn = async (day: number) => {
      const period = { from: new Date(morning(day)), to: new Date(morning(day + 1)) }
      return (await server.provider.listPaidIntents(period)).map(({ id }) => id)
    }
    expect(await paidOn(14)).toEqual([])
    expect(await paidOn(18)).toEqual([intent.id])
  })
})
