import { withCircuitBreaker } from '#server/providers/payments/circuitBreaker'
import {
  createStripeProvider,
  isStripeResponse,
} from '#server/providers/payments/stripe/createStripeProvider'
import { startStripeDouble } from '../../support/stripeDouble'
import { until } from '../../support/until'

const SECRET_KEY = 'sk_test_double'
const REST_MS = 200

type Double = Awaited<ReturnType<typeof startStripeDouble>>

let stripe: Double
const warnings: string[] = []

beforeEach(async () => {
  stripe = await startStripeDouble(SECRET_KEY)
  warnings.length = 0
})
afterEach(() => stripe.close())

const openGuarded = (timeoutMs: number) =>
  withCircuitBreaker(
    createStripeProvider({
      secretKey: SECRET_KEY,
      webhookSecret: 'whsec_double',
      apiUrl: stripe.url,
      hasLink: false,
      shop: 'tablee.example',
      patience: { timeoutMs, retries: 0 },
    }),
    {
      isResponse: isStripeResponse,
      log: { warn: (_, message) => warnings.push(message) },
      restMs: REST_MS,
    },
  )

test('a provider that does not respond is soon not called any more, and called again after a pause', async () => {
  const provider = openGuarded(50)
  stripe.hangOn(() => true)
  const send = () => provider.retrieveIntent('pi_1').then(String, () => 'failed')
  for (let tries = 0; tries < 10; tries += 1) expect(await send()).toBe('failed')
  const requested = stripe.calls.length
  expect(requested).toBeLessThan(10)
  expect(warnings).toEqual(['the payment provider is silent: calls fail at once'])
  stripe.hangOn(() => false)
  await until(async () => (await send()) === 'null')
  expect(stripe.calls.length).toBeGreaterThan(requested)
  expect(warnings.at(-1)).toBe('the payment provider responds again')
})

test('a refusal is a response: it never counts as a time-out', async () => {
  const provider = openGuarded(20_000)
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await provider.retrieveIntent('pi_none')).toBeNull()
    expect(await provider.refund('pi_none', null)).toBe('unknownIntent')
    await expect(provider.deleteCard('pm_1', 'cus_1')).resolves.toBe(true)
  }
  expect(stripe.calls).toHaveLength(40)
  expect(warnings).toEqual([])
})
