import { eq } from 'drizzle-orm'
import { payments, sandboxIntents, users } from '#server/db/tables'
import type { PaymentProvider } from '#server/providers/payments/PaymentProvider'
import { buildOrder, orderStatus } from '../../support/paymentBuilders'
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

const ENDS = [
  ['given up', 'mutation End($id: ID!) { giveUpOrder(orderId: $id) }', 'ORDER_CANCELED'],
  [
    'paid by transfer',
    'mutation End($id: ID!) { payOrderByCreditTransfer(orderId: $id) { id } }',
    'ORDER_ALREADY_PAID',
  ],
] as const

test.each(ENDS)(
  'an order that was %s meanwhile has no intent to be paid by',
  async (_, mutation, message) => {
    const id = await buildOrder(server, camille)
    const release = await requestHeld(id)
    expect((await server.graphql(mutation, { id }, camille.token)).errors).toEqual([])
    const { errors } = await release()
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } })
    expect(await statusesOf(id)).toEqual(['canceled'])
  },
)

test.each(ENDS)('an order that is %s has no intent from before its end', async (_, mutation) => {
  const id = await buildOrder(server, camille)
  await sandboxBrowser(server).openIntent(id, camille.token)
  server.provider.cancelIntent = async (intentId) => {
    server.provider.cancelIntent = real.cancelIntent
    const canceled = await real.cancelIntent(intentId)
    // Another tab pays, between the end of the intent and that of the order.
    const { id: another } = await sandboxBrowser(server).openIntent(id, camille.token)
    expect(another).not.toBe(intentId)
    return canceled
  }
  expect((await server.graphql(mutation, { id }, camille.token)).errors).toEqual([])
  expect(await statusesOf(id)).toEqual(['canceled', 'canceled'])
})

test('an order that is paid before its end does not end', async () => {
  const id = await buildOrder(server, camille)
  const { openIntent, pay } = sandboxBrowser(server)
  await openIntent(id, camille.token)
  server.provider.cancelIntent = async (intentId) => {
    server.provider.cancelIntent = real.cancelIntent
    const canceled = await real.cancelIntent(intentId)
    await pay(await openIntent(id, camille.token), '4242424242424242')
    return canceled
  }
  expect(await server.services.cancelUnpaidOrder(id)).toBe(false)
  expect(await orderStatus(server, id)).toBe('confirmed')
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
