import { asc, eq } from 'drizzle-orm'
import { payments } from '#server/db/tables'
import { insertMoneyBack, setSentBack } from '#server/modules/payment/moneyBackRepo'
import { recordSentBack } from '#server/modules/payment/sentBack'
import { countOf } from '../../support/alarms'
import { aCart, shopping } from '../../support/carts'
import { deliverEvent, refundOf, WEBHOOK_SECRET } from '../../support/moneyEvents'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
let orderId: string
let paymentId: number

beforeAll(async () => {
  server = await startTestServer({
    isSeeded: false,
    env: { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  })
  await openShop(server.db)
})
afterAll(() => server.close())

/** An order with a card payment of 100 euros that has come. */
beforeEach(async () => {
  await forgetOrders(server.db)
  const { token } = await addUser(server.db, { canUseWireTransfer: true })
  const transfer = { payByCreditTransfer: true }
  orderId = await shopping(server).orderId(token, aCart(), transfer)
  await server.db.delete(payments).where(eq(payments.orderId, orderId))
  const [row] = await server.db
    .insert(payments)
    .values({
      orderId,
      type: 'card',
      amount: 10_000,
      intentId: 'pi_card',
      createdAt: THEN,
      paidAt: THEN,
    })
    .returning({ id: payments.id })
  paymentId = row?.id ?? 0
})

const THEN = new Date(TUESDAY)
const NOW = new Date(THEN.getTime() + 60_000)

type Back = Omit<Parameters<typeof insertMoneyBack>[1], 'orderId' | 'refundOf' | 'type'>
const owe = (back: Back, type: 'cardRefund' | 'dispute' = 'cardRefund') =>
  insertMoneyBack(server.db, { orderId, refundOf: paymentId, type, ...back }, THEN)

const backs = async () => {
  const rows = await server.db
    .select()
    .from(payments)
    .where(eq(payments.refundOf, paymentId))
    .orderBy(asc(payments.id))
  return rows.map(({ id, type, amount, paidAt, hasFailed, providerId }) => ({
    ...{ id, type, amount, paidAt, hasFailed, providerId },
  }))
}

test('what was sent back by transfer is over, was no refund of a card, and has not failed; no other row is touched', async () => {
  await owe({ amount: 3_000, providerId: 're_1', state: 'failed' })
  await owe({ amount: 2_000, state: 'open' })
  await owe({ amount: 1_000, state: 'open' })
  const [failed, open, other] = await backs()
  await setSentBack(server.db, [failed?.id ?? 0, open?.id ?? 0], NOW)
  const gone = { type: 'wireTransferRefund', paidAt: NOW, hasFailed: false }
  expect(await backs()).toEqual([{ ...failed, ...gone }, { ...open, ...gone }, other])
})

test('nothing is over where nothing was sent', async () => {
  await owe({ amount: 3_000, state: 'open' })
  const before = await backs()
  await setSentBack(server.db, [], NOW)
  expect(await backs()).toEqual(before)
})

test('of a card a transfer sends what no card took, and leaves to the card what it is still to take', async () => {
  await owe({ amount: 3_000, providerId: 're_2', state: 'failed' })
  await owe({ amount: 2_000, state: 'open' })
  await owe({ amount: 1_000, providerId: 'dp_1', state: 'gone' }, 'dispute')
  const [, open, dispute] = await backs()
  expect(await recordSentBack(server.db, orderId, NOW)).toBe(1)
  expect(await backs()).toMatchObject([
    { type: 'wireTransferRefund', paidAt: NOW, hasFailed: false, amount: -3_000 },
    open,
    dispute,
  ])
  expect(await recordSentBack(server.db, orderId, NOW)).toBe(0)
})

test('what a card did not take, once a transfer has sent it, is not told as failed again', async () => {
  const before = await countOf('refundFailed')
  const refund = { ...refundOf({ id: 'pi_card' }, 3_000, 're_late'), status: 'failed' }
  await deliverEvent(server, { type: 'refund.failed', object: refund })
  expect(await recordSentBack(server.db, orderId, NOW)).toBe(1)
  const sent = await backs()
  for (const type of ['refund.updated', 'refund.failed', 'charge.refund.updated']) {
    await deliverEvent(server, { type, object: refund })
  }
  expect(await backs()).toEqual(sent)
  expect(await countOf('refundFailed')).toBe(before + 1)
  expect(await recordSentBack(server.db, orderId, NOW)).toBe(0)
})
