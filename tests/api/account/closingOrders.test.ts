import { eq } from 'drizzle-orm'
import { formatOrderNumber } from '#domain/order/orderNumber'
import { findClosingOrders } from '#server/modules/payment/closingOrdersReadModel'
import { orders, payments } from '#server/db/tables'
import { buildOrder } from '../../support/paymentBuilders'
import { addUser } from '../../support/shop'
import { countStatements } from '../../support/statements/countStatements'
import { startTestServer, type TestServer } from '../../support/testServer'

const MANY = 60

let server: TestServer
let owner: { id: number }

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  owner = await addUser(server.db)
})
afterAll(() => server.close())

const NOW = new Date('2026-11-24T09:00:00+01:00')
const paid = { type: 'card', paidAt: NOW, createdAt: NOW } as const

/** Of each order a payment that came and one that did not; all that goes back was written after all that came, the last first. */
async function buildMany(userId: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < MANY; n += 1) ids.push(await buildOrder(server, { id: String(userId) }))
  const came = await server.db
    .insert(payments)
    .values(
      ids.flatMap((orderId, n) => [
        { ...paid, orderId, amount: 1000 + n },
        { ...paid, orderId, amount: 1, paidAt: null },
      ]),
    )
    .returning({ id: payments.id, orderId: payments.orderId, amount: payments.amount })
  const backs = came
    .filter(({ amount }) => amount >= 1000)
    .toReversed()
    .flatMap(({ id: refundOf, orderId, amount }) => [
      { ...paid, type: 'cardRefund' as const, orderId, refundOf, amount: -(amount - 900) },
      { ...paid, type: 'dispute' as const, orderId, refundOf, amount: -900, paidAt: null },
    ])
  await server.db.insert(payments).values(backs)
  return ids
}

test('each of many orders has what came for it and what goes back of it, in two statements', async () => {
  const stranger = await addUser(server.db)
  const ids = await buildMany(owner.id)
  await buildMany(stranger.id)
  const rows = await server.db.select().from(orders).where(eq(orders.userId, owner.id))
  const numberOf = new Map(rows.map(({ id, number }) => [id, number]))

  const statements = countStatements()
  const found = await findClosingOrders(server.db, owner.id)
  expect(statements.take()).toHaveLength(2)
  statements.restore()

  expect(found).toHaveLength(MANY)
  ids.forEach((id, n) => {
    const number = formatOrderNumber(numberOf.get(id) ?? NaN)
    expect(found.find((order) => order.number === number)?.received).toMatchObject([
      {
        amount: 1000 + n,
        isCard: true,
        back: [
          { kind: 'refund', amount: 100 + n, state: 'gone' },
          { kind: 'dispute', amount: 900, state: 'open' },
        ],
      },
    ])
  })
})
