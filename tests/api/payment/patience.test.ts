import { withCircuitBreaker } from '#server/providers/payments/circuitBreaker'
import { buildOrder, orderStatus } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startStripeDouble } from '../../support/stripeDouble'
import { startTestServer, type TestServer } from '../../support/testServer'

let stripe: Awaited<ReturnType<typeof startStripeDouble>>
let server: TestServer

beforeAll(async () => {
  stripe = await startStripeDouble('sk_test_double')
  server = await startTestServer({ isSeeded: false, env: stripe.env })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  stripe.hangOn(() => false)
})

/** How long each request of the provider is waited for, in seconds; the wait itself is over at once. */
function skipWaits(): number[] {
  const waits: number[] = []
  const later = globalThis.setTimeout
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((giveUp, milliseconds, ...rest) => {
    if (milliseconds !== 8_000 && milliseconds !== 20_000)
      return later(giveUp, milliseconds, ...rest)
    waits.push(milliseconds / 1000)
    return later(giveUp, 0, ...rest)
  })
  return waits
}

test('a customer is told after 16 seconds at most that the provider is silent, a job waits a minute for it', async () => {
  const camille = await server.signUp()
  const id = await buildOrder(server, camille)
  const browser = sandboxBrowser(server)
  await browser.openIntent(id, camille.token)
  stripe.hangOn(() => true)
  const waits = skipWaits()
  const { errors } = await browser.requestIntent(id, camille.token)
  expect(errors).toMatchObject([{ extensions: { code: 'PAYMENT_FAILED' } }])
  expect(waits.splice(0)).toEqual([8, 8])

  server.clock.advance(31 * 60_000)
  expect(await server.services.expireOrders()).toBe(0)
  expect(waits).toEqual([20, 20, 20])
  expect(await orderStatus(server, id)).toBe('waitingForPayment')
})

test('a provider that was silent three times is left alone for 15 seconds, and then tried by one customer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  let calls = 0
  const silent = () => {
    calls += 1
    return Promise.reject(new Error('silent'))
  }
  const provider = withCircuitBreaker(
    { ...server.provider, retrieveIntent: silent },
    { isResponse: () => false, log: { warn: () => undefined } },
  )
  const send = async () => {
    const before = calls
    await provider.retrieveIntent('pi_1').catch(() => undefined)
    return calls > before
  }
  const sendFour = async () => [await send(), await send(), await send(), await send()]
  expect(await sendFour()).toEqual([true, true, true, false])
  jest.advanceTimersByTime(14_999)
  expect(await send()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(await sendFour()).toEqual([true, false, false, false])
})
