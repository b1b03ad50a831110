import { eq } from 'drizzle-orm'
import { payments } from '#server/db/tables'
import { countOf } from '../../support/alarms'
import { imbalances } from '../../support/books'
import { shopping } from '../../support/carts'
import { deliverEvent, disputeOf, WEBHOOK_SECRET } from '../../support/moneyEvents'
import { orderStatus } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    isSeeded: false,
    env: { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  })
  await openShop(server.db)
})
afterAll(() => server.close())
beforeEach(() => forgetOrders(server.db))

async function paid() {
  const { token } = await addUser(server.db)
  const browser = sandboxBrowser(server)
  const id = await shopping(server).orderId(token)
  const intent = await browser.openIntent(id, token)
  await browser.pay(intent, '4242424242424242')
  await until(async () => (await orderStatus(server, id)) === 'confirmed')
  return { id, intent }
}

const backOf = async (id: string) => {
  const rows = await server.db.select().from(payments).where(eq(payments.orderId, id))
  return rows
    .filter(({ amount }) => amount < 0)
    .map(({ type, amount, paidAt, hasFailed }) => ({
      type,
      amount,
      state: hasFailed ? 'failed' : paidAt === null ? 'open' : 'gone',
    }))
}

const dispute = (intent: { id: string; amount: number }, type: string, status: string) =>
  deliverEvent(server, { type: `charge.dispute.${type}`, object: disputeOf(intent, status) })

test('an inquiry alarms and takes no money: an order that is called off meanwhile is refunded in full', async () => {
  const { id, intent } = await paid()
  const before = await countOf('dispute')
  await dispute(intent, 'created', 'warning_needs_response')
  await dispute(intent, 'updated', 'warning_under_review')
  expect(await countOf('dispute')).toBe(before + 2)
  expect(await backOf(id)).toEqual([])
  await server.services.moveOrder(id, 'canceled', server.clock.now())
  await server.services.refundOwed()
  const refund = { type: 'cardRefund', amount: -intent.amount, state: 'gone' }
  expect(await backOf(id)).toEqual([refund])
  await dispute(intent, 'closed', 'warning_closed')
  expect((await backOf(id)).filter(({ state }) => state !== 'failed')).toEqual([refund])
  expect(await imbalances(server.db)).toEqual([])
})

test('an inquiry that becomes a dispute takes the money then', async () => {
  const { id, intent } = await paid()
  await dispute(intent, 'created', 'warning_needs_response')
  await dispute(intent, 'updated', 'needs_response')
  expect(await backOf(id)).toEqual([{ type: 'dispute', amount: -intent.amount, state: 'open' }])
  await dispute(intent, 'funds_withdrawn', 'needs_response')
  expect(await backOf(id)).toEqual([{ type: 'dispute', amount: -intent.amount, state: 'gone' }])
})
