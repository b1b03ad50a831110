import { randomUUID } from 'node:crypto'
import type { Intent } from '#server/providers/payments/PaymentProvider'
import { countOf } from '../../support/alarms'
import { buildOrder, orderStatus, paymentsOf } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())

/** The provider says of an order's intent that it was paid, with these changes, before any event tells of it. */
async function payAs(changes: Partial<Intent>) {
  const camille = await server.signUp()
  const { token } = camille
  const orderId = await buildOrder(server, camille)
  await sandboxBrowser(server).openIntent(orderId, token)
  const { retrieveIntent } = server.provider
  server.provider.retrieveIntent = async (id) => {
    const intent = await retrieveIntent(id)
    return intent && { ...intent, status: 'succeeded', ...changes }
  }
  const { errors } = await sandboxBrowser(server).requestIntent(orderId, token)
  server.provider.retrieveIntent = retrieveIntent
  return { orderId, errors }
}

test.each([
  ['in another currency', { currency: 'usd' }],
  ['for another order', { orderId: randomUUID() }],
  ['of another amount', { amount: 1 }],
])('an intent that turns out paid %s is not booked, and raises an alarm', async (_, changes) => {
  const before = await countOf('paymentEventMismatch')
  const { orderId } = await payAs(changes)
  expect(await orderStatus(server, orderId)).toBe('waitingForPayment')
  expect((await paymentsOf(server, orderId)).filter(({ isPaid }) => isPaid)).toEqual([])
  expect(await countOf('paymentEventMismatch')).toBe(before + 1)
})

test('one that is what is due pays its order', async () => {
  const { orderId, errors } = await payAs({})
  expect(errors[0]?.message).toBe('ORDER_ALREADY_PAID')
  expect(await orderStatus(server, orderId)).toBe('confirmed')
})
