import { withCircuitBreaker } from '#server/providers/payments/circuitBreaker'
import {
  createStripeProvider,
  isStripeResponse,
} from '#server/providers/payments/stripe/createStripeProvider'
import { startStripeDouble } from '../../support/stripeDouble'

const SECRET_KEY = 'sk_test_double'
const INTENT = { orderId: 'order', amount: 31_234, customerId: 'cus_1', idempotencyKey: 'order:1' }

let stripe: Awaited<ReturnType<typeof startStripeDouble>>
const warnings: string[] = []

beforeEach(async () => {
  stripe = await startStripeDouble(SECRET_KEY)
  warnings.length = 0
})
afterEach(() => stripe.close())

/** What one process of the shop asks Stripe by. */
const openProcess = (patience = { timeoutMs: 20_000, retries: 1 }) =>
  withCircuitBreaker(
    createStripeProvider({
      ...{ secretKey: SECRET_KEY, webhookSecret: 'whsec_double', apiUrl: stripe.url },
      ...{ hasLink: false, shop: 'tablee.example', patience },
    }),
    {
      isResponse: isStripeResponse,
      log: { warn: (_, message) => warnings.push(message) },
    },
  )

const keys = () => stripe.calls.map(({ idempotencyKey }) => idempotencyKey)

test('after a failure that Stripe replays, each process makes the same intent under another key', async () => {
  const [one, two] = [openProcess(), openProcess()]
  stripe.breakNext(1)
  await expect(one.createIntent(INTENT)).rejects.toThrow('Broken')
  const intents = [await two.createIntent(INTENT), await one.createIntent(INTENT)]
  expect(intents.map(({ id }) => id)).toEqual(['pi_1', 'pi_1'])
  expect(keys()).toEqual(['order:1', 'order:1', 'order:1:1', 'order:1', 'order:1:1'])
})

test('each further failure leads one key on, and each request fails once', async () => {
  const one = openProcess()
  stripe.breakNext(2)
  for (const expected of [1, 3]) {
    await expect(one.createIntent(INTENT)).rejects.toThrow('Broken')
    expect(stripe.calls).toHaveLength(expected)
  }
  expect((await one.createIntent(INTENT)).id).toBe('pi_1')
  expect(keys().at(-1)).toBe('order:1:2')
})

test('so are a customer and a refund made', async () => {
  const one = openProcess()
  const { id } = await one.createIntent(INTENT)
  stripe.succeed(id)
  for (const send of [
    () => one.createCustomer('a@test.example', 'customer:1'),
    () => one.refund(id, null),
  ]) {
    stripe.breakNext(1)
    await expect(send()).rejects.toThrow('Broken')
    await send()
    await send()
  }
  expect(stripe.refunds).toEqual([id])
  expect(keys()).toContain('customer:1:1')
})

test('the replays of one failure never stop the calls of everybody', async () => {
  const one = openProcess()
  stripe.breakNext(1)
  await one.createIntent(INTENT).catch(() => null)
  for (let tries = 0; tries < 10; tries += 1) await one.createIntent(INTENT)
  expect(warnings).toEqual([])
})

test('what got no response is sent again under the same key', async () => {
  // Long enough that the call goes out on a busy machine, too.
  const hasty = openProcess({ timeoutMs: 2_000, retries: 0 })
  stripe.hangOn(() => true)
  await expect(hasty.createIntent(INTENT)).rejects.toThrow()
  stripe.hangOn(() => false)
  await openProcess().createIntent(INTENT)
  expect(keys()).toEqual(['order:1', 'order:1'])
})
