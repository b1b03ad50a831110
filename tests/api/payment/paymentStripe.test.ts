import Stripe from 'stripe'
import { InvalidSignatureError } from '#server/providers/payments/PaymentProvider'
import { createStripeProvider } from '#server/providers/payments/stripe/createStripeProvider'
import { buildOrder, orderStatus, paymentsOf } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startStripeDouble } from '../../support/stripeDouble'
import { startTestServer, type TestServer } from '../../support/testServer'

const SECRET_KEY = 'sk_test_double'
const WEBHOOK_SECRET = 'whsec_double'
const ORDER = '8f14e45f-ceea-467f-a0d6-9c1b8a1f5b11'

type Double = Awaited<ReturnType<typeof startStripeDouble>>

let stripe: Double

beforeEach(async () => {
  stripe = await startStripeDouble(SECRET_KEY)
})
afterEach(() => stripe.close())

const openProvider = (secretKey = SECRET_KEY, patience = { timeoutMs: 20_000, retries: 2 }) =>
  createStripeProvider({
    ...{ secretKey, webhookSecret: WEBHOOK_SECRET, apiUrl: stripe.url, hasLink: false, patience },
    shop: 'tablee.example',
  })

const newIntent = { orderId: ORDER, amount: 31_234, customerId: 'cus_1', idempotencyKey: 'order:1' }

describe('the adapter', () => {
  test('requests cents in euro, by card, for the order, with the shop’s mark, the key and the idempotency key', async () => {
    const intent = await openProvider().createIntent(newIntent)
    expect(intent).toEqual({
      id: 'pi_1',
      clientSecret: 'pi_1_secret_double',
      amount: 31_234,
      currency: 'eur',
      status: 'requires_payment_method',
      orderId: ORDER,
      shop: 'tablee.example',
    })
    expect(stripe.calls).toEqual([
      {
        method: 'POST',
        path: '/v1/payment_intents',
        authorization: `Bearer ${SECRET_KEY}`,
        idempotencyKey: 'order:1',
        version: Stripe.API_VERSION,
        form: {
          amount: '31234',
          currency: 'eur',
          customer: 'cus_1',
          'allowed_payment_method_types[0]': 'card',
          'metadata[orderId]': ORDER,
          'metadata[shop]': 'tablee.example',
        },
      },
    ])
  })

  test('sends the same idempotency key again when Stripe fails once: one intent', async () => {
    stripe.failNext(1)
    const provider = openProvider()
    const once = await provider.createIntent(newIntent)
    const again = await provider.createIntent(newIntent)
    expect(again.id).toBe(once.id)
    expect(stripe.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      Array(3).fill('order:1'),
    )
  })

  test('says so when its key is wrong', () =>
    expect(openProvider('sk_test_wrong').createIntent(newIntent)).rejects.toThrow(
      'Invalid API Key',
    ))

  test('knows an intent from one that does not exist', async () => {
    const provider = openProvider()
    const { id } = await provider.createIntent(newIntent)
    expect(await provider.retrieveIntent(id)).toMatchObject({ id, amount: 31_234 })
    expect(await provider.retrieveIntent('pi_none')).toBeNull()
    expect(await provider.cancelIntent('pi_none')).toBeNull()
  })

  test('cancels an open intent, and tells when the money has moved already', async () => {
    const provider = openProvider()
    const open = await provider.createIntent(newIntent)
    expect((await provider.cancelIntent(open.id))?.status).toBe('canceled')
    const paid = await provider.createIntent({ ...newIntent, idempotencyKey: 'order:2' })
    stripe.succeed(paid.id)
    expect((await provider.cancelIntent(paid.id))?.status).toBe('succeeded')
  })

  test('refunds an intent under one idempotency key', async () => {
    const provider = openProvider()
    const { id } = await provider.createIntent(newIntent)
    stripe.succeed(id)
    stripe.failNext(1)
    const refund = {
      id: 're_1',
      intentId: id,
      amount: 31_234,
      status: 'succeeded',
      paymentId: null,
    }
    expect(await provider.refund(id, null)).toEqual(refund)
    expect(await provider.refund(id, null)).toEqual(refund)
    expect(stripe.refunds).toEqual([id])
    expect(stripe.calls.at(-1)).toMatchObject({
      path: '/v1/refunds',
      idempotencyKey: 'refund:pi_1',
      form: { payment_intent: 'pi_1' },
    })
  })

  test('knows a charge that was given back already from one that never was', async () => {
    const provider = openProvider()
    const { id } = await provider.createIntent(newIntent)
    stripe.succeed(id)
    stripe.refundInDashboard(id)
    expect(await provider.refund(id, null)).toBe('tooMuch')
    expect(await provider.refund('pi_none', null)).toBe('unknownIntent')
    expect(stripe.refunds).toEqual([id])
  })

  test('gives a part back for a payment of ours, once, and no more than is left', async () => {
    const provider = openProvider()
    const { id } = await provider.createIntent(newIntent)
    stripe.succeed(id)
    stripe.refundInDashboard(id, 30_000)
    const refund = (amount: number) => provider.refund(id, { amount, paymentId: 7 })
    expect(await refund(2_000)).toBe('tooMuch')
    expect(await refund(1_234)).toMatchObject({ id: 're_2', amount: 1_234, paymentId: 7 })
    expect(await refund(1_234)).toMatchObject({ id: 're_2' })
    const listed = await provider.listRefunds(id)
    expect(listed.map(({ amount }) => amount)).toEqual([30_000, 1_234])
  })

  test('prepares saving a card of the customer, for payments with the customer present', async () => {
    const intent = await openProvider().createSetupIntent('cus_1')
    expect(intent).toEqual({ id: 'seti_1', clientSecret: 'seti_1_secret_double' })
    expect(stripe.calls[0]?.form).toEqual({
      customer: 'cus_1',
      'allowed_payment_method_types[0]': 'card',
      usage: 'on_session',
    })
  })

  test('lists the customer’s cards in our words', async () => {
    expect(await openProvider().listCards('cus_1')).toEqual([
      {
        id: 'pm_1',
        brand: 'visa',
        country: 'FR',
        customer: 'cus_1',
        cvcCheck: 'pass',
        last4: '0003',
        expMonth: 4,
        expYear: 2029,
      },
    ])
    expect(await openProvider().listCards('cus_gone')).toEqual([])
  })

  test('forgets a card of this customer only', async () => {
    const provider = openProvider()
    expect(await provider.deleteCard('pm_1', 'cus_other')).toBe(false)
    expect(await provider.deleteCard('', 'cus_1')).toBe(false)
    expect(stripe.calls.some(({ path }) => path.endsWith('/detach'))).toBe(false)
    expect(await provider.deleteCard('pm_1', 'cus_1')).toBe(true)
    expect(stripe.calls.at(-1)?.path).toBe('/v1/payment_methods/pm_1/detach')
  })

  test('reads an event that Stripe signed, and no other', () => {
    const event = successOf('pi_1', ORDER)
    const provider = openProvider()
    expect(provider.parseEvent(event, sign(event))).toEqual({
      type: 'succeeded',
      id: 'evt_1',
      isLive: null,
      currency: null,
      intentId: 'pi_1',
      orderId: ORDER,
      shop: null,
      amount: 31_234,
    })
    expect(() => provider.parseEvent(event, sign(event, 'whsec_wrong'))).toThrow(
      InvalidSignatureError,
    )
  })
})

describe('the shop with a Stripe key', () => {
  let server: TestServer

  beforeEach(async () => {
    server = await startTestServer({ env: stripe.env })
  })
  afterEach(() => server.close())

  async function deliver(event: string) {
    const response = await fetch(`${server.url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(event) },
      body: event,
    })
    expect(response.status).toBe(200)
  }

  test('takes an order from its intent to its webhook, and has no sandbox', async () => {
    const camille = await server.signUp()
    const orderId = await buildOrder(server, camille, { totalTTC: 31_234 })
    const intent = await sandboxBrowser(server).openIntent(orderId, camille.token)
    expect(intent).toEqual({ id: 'pi_1', clientSecret: 'pi_1_secret_double', amount: 31_234 })
    const event = successOf(intent.id, orderId)
    await deliver(event)
    expect(await orderStatus(server, orderId)).toBe('confirmed')
    expect(await paymentsOf(server, orderId)).toEqual([
      { amount: 31_234, isPaid: true, hasFailed: false },
    ])
    const sandbox = await fetch(`${server.url}/sandbox-payments/payment_methods`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(sandbox.status).toBe(404)
  })

  test('calls a paid order off while Stripe is down, and refunds it once, when it responds again', async () => {
    const camille = await server.signUp()
    const orderId = await buildOrder(server, camille, { totalTTC: 31_234 })
    const { id } = await sandboxBrowser(server).openIntent(orderId, camille.token)
    stripe.succeed(id)
    await deliver(successOf(id, orderId))
    const { moveOrder, refundOwed } = server.services
    stripe.failNext(2)
    expect(await moveOrder(orderId, 'canceled', server.clock.now())).toMatchObject({
      kind: 'moved',
      owed: { card: 31_234 },
    })
    const paid = { amount: 31_234, isPaid: true, hasFailed: false }
    const refund = { amount: -31_234, isPaid: false, hasFailed: false }
    expect(await paymentsOf(server, orderId)).toEqual([paid, refund])
    expect(stripe.refunds).toEqual([])
    await refundOwed()
    expect(stripe.refunds).toEqual([])
    server.clock.advance(31_000)
    await Promise.all([refundOwed(), refundOwed()])
    expect(stripe.refunds).toEqual([id])
    expect(await paymentsOf(server, orderId)).toEqual([paid, { ...refund, isPaid: true }])
  })

  test('keeps an order, with all that it holds, until Stripe has canceled its intent', async () => {
    const camille = await server.signUp()
    const orderId = await buildOrder(server, camille)
    await sandboxBrowser(server).openIntent(orderId, camille.token)
    server.clock.advance(31 * 60_000)
    const { expireOrders } = server.services
    stripe.failNext(3)
    expect(await expireOrders()).toBe(0)
    expect(await orderStatus(server, orderId)).toBe('waitingForPayment')
    expect(await expireOrders()).toBe(0)
    server.clock.advance(31_000)
    expect(await expireOrders()).toBe(1)
    expect(stripe.calls.at(-1)?.path).toBe('/v1/payment_intents/pi_1/cancel')
    expect(await orderStatus(server, orderId)).toBe('canceled')
  })

  test('returns PAYMENT_FAILED while Stripe is down, and says that nothing was charged when it is certain', async () => {
    const camille = await server.signUp()
    const orderId = await buildOrder(server, camille)
    const failure = async () => {
      stripe.failNext(2)
      const [error] = (await sandboxBrowser(server).requestIntent(orderId, camille.token)).errors
      expect(error?.message).toBe('The payment provider does not respond')
      return error?.extensions
    }
    const fields = { card: 'NOT_CHARGED' }
    expect(await failure()).toEqual({ code: 'PAYMENT_FAILED', fields })
    await sandboxBrowser(server).openIntent(orderId, camille.token)
    // A card may have been sent for the intent by now, from wherever.
    expect(await failure()).toEqual({ code: 'PAYMENT_FAILED' })
  })
})

function sign(payload: string, secret = WEBHOOK_SECRET) {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret })
}

function successOf(intentId: string, orderId: string) {
  return JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: intentId, amount: 31_234, metadata: { orderId } } },
  })
}
