import { eq } from 'drizzle-orm'
import { payments, sandboxIntents, users } from '#server/db/tables'
import type { PaymentProvider } from '#server/providers/payments/PaymentProvider'
import { buildOrder } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startTestServer, type TestServer } from '../../support/testServer'

type Person = Awaited<ReturnType<TestServer['signUp']>>

let server: TestServer
let camille: Person
let real: Pick<PaymentProvider, 'createIntent' | 'cancelIntent'>

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  const { createIntent, cancelIntent } = server.provider
  real = { createIntent, cancelIntent }
  camille = await server.signUp()
  await server.db
    .update(users)
    .set({ canUseWireTransfer: true })
    .where(eq(users.id, Number(camille.id)))
})
afterAll(() => server.close())
afterEach(() => Object.assign(server.provider, real))

/** Requests an intent, which the provider has made and not told of yet. */
async function requestHeld(orderId: string) {
  const { createIntent } = real
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const isMade = new Promise<void>((resolve) => {
    server.provider.createIntent = async (intent) => {
      const made = await createIntent(intent)
      resolve()
      await held
      return made
    }
  })
  const response = sandboxBrowser(server).requestIntent(orderId, camille.token)
  await isMade
  return () => {
    release()
    return response
  }
}

const statusesOf = async (orderId: string) => {
  const rows = await server.db
    .select({ status: sandboxIntents.status })
    .from(sandboxIntents)
    .innerJoin(payments, eq(payments.intentId, sandboxIntents.id))
    .where(eq(payments.orderId, orderId))
  return rows.map(({ status }) => status)
}

test.each([
  ['given up', 'mutation End($id: ID!) { giveUpOrder(orderId: $id) }', 'ORDER_CANCELED'],
  [
    'paid by transfer',
    'mutation End($id: ID!) { payOrderByCreditTransfer(orderId: $id) { id } }',
    'ORDER_ALREADY_PAID',
  ],
])('an order that was %s meanwhile has no intent to be paid by', async (_, mutation, message) => {
  const id = await buildOrder(server, camille)
  const release = await requestHeld(id)
  expect((await server.graphql(mutation, { id }, camille.token)).errors).toEqual([])
  const { errors } = await release()
  expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } })
  expect(await statusesOf(id)).toEqual(['canceled'])
})

test('an order of which a part came meanwhile has none for the whole', async () => {
  const id = await buildOrder(server, camille, {
    status: 'confirmed',
    payByCreditTransfer: true,
    expiresAt: null,
  })
  const release = await requestHeld(id)
  const at = server.clock.now()
  await server.db
    .insert(payments)
    .values({ orderId: id, type: 'wireTransfer', amount: 10_000, createdAt: at, paidAt: at })
  const { errors } = await release()
  expect(errors[0]?.extensions).toEqual({ code: 'PAYMENT_FAILED' })
  expect(await statusesOf(id)).toEqual(['canceled'])
  expect((await sandboxBrowser(server).openIntent(id, camille.token)).amount).toBe(14_000)
})

test('the error stays the same when the intent cannot be canceled', async () => {
  const id = await buildOrder(server, camille)
  const release = await requestHeld(id)
  await server.services.cancelUnpaidOrder(id)
  server.provider.cancelIntent = () => Promise.reject(new Error('Silent'))
  expect((await release()).errors[0]?.message).toBe('ORDER_CANCELED')
})
