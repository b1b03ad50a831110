import { buildOrder } from '../../support/paymentBuilders'
import { addUser } from '../../support/shop'
import { startStripeDouble } from '../../support/stripeDouble'
import { startTestServer, type TestServer } from '../../support/testServer'

const CALLS_AN_HOUR = 300
/** As many as a busy machine serves while the shop waits for Stripe. */
const CALLS_AT_ONCE = 23
const ROUNDS = (CALLS_AN_HOUR - 1) / CALLS_AT_ONCE

let server: TestServer
let stripe: Awaited<ReturnType<typeof startStripeDouble>>

beforeAll(async () => {
  stripe = await startStripeDouble('sk_test_double')
  server = await startTestServer({ isSeeded: false, env: stripe.env })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

const CARDS = `query Cards { listCardsForCustomer(stripeCustomerId: "cus_1") { id } }`
const FORGET = `mutation Forget { deleteCard(cardId: "pm_1") }`
const PAY = `mutation Pay($order: ID!) { createPaymentIntent(orderId: $order) { id } }`
const GIVE_UP = `mutation GiveUp($order: ID!) { giveUpOrder(orderId: $order) }`
const TRANSFER = `mutation Transfer($order: ID!) { payOrderByCreditTransfer(orderId: $order) { id } }`

/** Someone with an unpaid order, and what a query of theirs fails with. */
async function aCustomer() {
  const { id, token } = await addUser(server.db, { canUseWireTransfer: true })
  const order = await buildOrder(server, { id: String(id) })
  return async (query: string) => {
    const variables = query.includes('$order') ? { order } : {}
    return (await server.graphql(query, variables, token)).errors[0]?.extensions.code
  }
}

test('a customer reaches the payment provider 300 times an hour, and takes nothing from the others', async () => {
  const [busy, other] = [await aCustomer(), await aCustomer()]
  expect(await busy(PAY)).toBeUndefined()
  const before = stripe.calls.length
  for (let round = 0; round < ROUNDS; round += 1) {
    const responses = await Promise.all(Array.from({ length: CALLS_AT_ONCE }, () => busy(CARDS)))
    expect(responses.every((code) => code === undefined)).toBe(true)
  }
  const all = before + CALLS_AN_HOUR - 1
  expect(stripe.calls).toHaveLength(all)

  for (const query of [CARDS, FORGET, PAY, GIVE_UP, TRANSFER]) {
    expect([query, await busy(query)]).toEqual([query, 'RATE_LIMITED'])
  }
  expect(stripe.calls).toHaveLength(all)
  for (const query of [PAY, GIVE_UP]) expect(await other(query)).toBeUndefined()
  expect(stripe.calls.length).toBeGreaterThan(all)
})
