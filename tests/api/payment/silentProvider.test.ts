import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables'
import { buildOrder, orderStatus } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startStripeDouble } from '../../support/stripeDouble'
import { startTestServer, type TestServer } from '../../support/testServer'

/** A call, and its retry. */
const TRIES = 2

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

test.each([
  ['given up', 'mutation End($id: ID!) { giveUpOrder(orderId: $id) }', 'canceled'],
  [
    'paid by transfer',
    'mutation End($id: ID!) { payOrderByCreditTransfer(orderId: $id) { id } }',
    'confirmed',
  ],
])('an order is %s only once the provider has ended its intent', async (_, mutation, status) => {
  const camille = await server.signUp()
  await server.db
    .update(users)
    .set({ canUseWireTransfer: true })
    .where(eq(users.id, Number(camille.id)))
  const id = await buildOrder(server, camille)
  await sandboxBrowser(server).openIntent(id, camille.token)
  stripe.failNext(TRIES)
  const { errors } = await server.graphql(mutation, { id }, camille.token)
  expect(errors[0]).toMatchObject({
    message: 'The payment provider does not respond',
    extensions: { code: 'PAYMENT_FAILED' },
  })
  expect(await orderStatus(server, id)).toBe('waitingForPayment')
  expect((await server.graphql(mutation, { id }, camille.token)).errors).toEqual([])
  expect(await orderStatus(server, id)).toBe(status)
})
