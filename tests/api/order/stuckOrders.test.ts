import { eq, inArray } from 'drizzle-orm'
import { orders, payments, sandboxDisputes, sandboxIntents } from '#server/db/tables'
import { buildOrder } from '../../support/paymentBuilders'
import { addUser, forgetOrders } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

const STUCK = 100
const OTHERS = 5
const AMOUNT = 24_000

let server: TestServer
let owner: { id: string }

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  owner = { id: String((await addUser(server.db)).id) }
})
afterAll(() => server.close())
beforeEach(() => forgetOrders(server.db))

/** Orders with an intent each at the provider. */
async function build(name: string, count: number, intentStatus: string, isPaid = false) {
  const built: { id: string; intentId: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const id = await buildOrder(server, owner)
    const intentId = `pi_${name}_${index}`
    const createdAt = server.clock.now()
    await server.db.insert(sandboxIntents).values({
      id: intentId,
      clientSecret: `${intentId}_secret`,
      amount: AMOUNT,
      status: intentStatus,
      metadata: { orderId: id },
      createdAt,
    })
    const paidAt = isPaid ? createdAt : null
    const payment = {
      orderId: id,
      type: 'card' as const,
      amount: AMOUNT,
      intentId,
      createdAt,
      paidAt,
    }
    await server.db.insert(payments).values(payment)
    built.push({ id, intentId })
  }
  return built
}

const countOf = async (ids: readonly string[], status: 'canceled' | 'waitingForPayment') => {
  const rows = await server.db
    .select({ status: orders.status })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return rows.filter((row) => row.status === status).length
}

test('a hundred unpaid orders that cannot end keep five others from nothing', async () => {
  const stuck = (await build('stuck', STUCK, 'processing')).map(({ id }) => id)
  const others = (await build('other', OTHERS, 'requires_payment_method')).map(({ id }) => id)
  server.clock.advance(31 * 60_000)
  expect(await server.services.expireOrders()).toBe(OTHERS)
  expect(await countOf(others, 'canceled')).toBe(OTHERS)
  expect(await countOf(stuck, 'waitingForPayment')).toBe(STUCK)
  const attempts = async () =>
    (await server.db.select({ attempts: orders.expiryAttempts }).from(orders))
      .map((row) => row.attempts)
      .reduce((sum, one) => sum + one, 0)
  expect(await attempts()).toBe(STUCK)

  server.clock.advance(31_000)
  await server.services.expireOrders()
  expect(await attempts()).toBe(2 * STUCK)
  await server.db.update(sandboxIntents).set({ status: 'requires_payment_method' })
  server.clock.advance(61_000)
  expect(await server.services.expireOrders()).toBe(STUCK)
})

test('a hundred refunds that the provider refuses keep five others from nothing', async () => {
  const stuck = await build('disputed', STUCK, 'succeeded', true)
  const others = await build('good', OTHERS, 'succeeded', true)
  const createdAt = server.clock.now()
  await server.db.insert(sandboxDisputes).values(
    stuck.map(({ intentId }) => ({
      id: `dp_${intentId}`,
      intentId,
      amount: AMOUNT,
      status: 'needs_response',
      createdAt,
    })),
  )
  for (const { id } of [...stuck, ...others]) {
    await server.db.transaction((tx) => server.services.payment.oweRefunds(tx, id))
  }
  await server.services.refundOwed()
  const refunds = await server.db.select().from(payments).where(eq(payments.type, 'cardRefund'))
  const made = refunds.filter(({ paidAt }) => paidAt !== null).map(({ orderId }) => orderId)
  expect(made.sort()).toEqual(others.map(({ id }) => id).sort())
  expect(refunds.filter(({ refundAttempts }) => refundAttempts === 1)).toHaveLength(STUCK)
})
