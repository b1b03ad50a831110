import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { copiesOf } from '../../support/copiedOrders'
import { planCalls } from '../../support/planCalls'
import { MAIL_TIME, NEXT_THURSDAY, planners } from '../../support/planners'
import { openShop } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
let calls: ReturnType<typeof planCalls>
let people: ReturnType<typeof planners>
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  calls = planCalls(server)
  people = planners(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await server.db.delete(tables.orderPlans)
})

const tell = () => server.services.mailPlannedOrders()

/** An order like another one, for a day. */
async function orderFor(orderId: string, deliveryDay: string, changes: object = {}) {
  const [copy = ''] = await copiesOf(server, orderId, 1)
  await server.db
    .update(tables.orders)
    .set({ deliveryDay, status: 'confirmed', ...changes })
    .where(eq(tables.orders.id, copy))
  return copy
}

describe('an order of a planned date', () => {
  const stateOf = async (token: string) => {
    const [plan] = await calls.list(token)
    return { state: plan?.dates[0]?.state, nextDay: plan?.nextDay }
  }
  const cancel = (orderId: string) =>
    server.services.moveOrder(orderId, 'canceled', server.clock.now())

  test('stands for it: the next one to confirm is a week later', async () => {
    const { token, orderId } = await people.planner()
    await orderFor(orderId, NEXT_THURSDAY)
    expect(await stateOf(token)).toEqual({ state: 'ordered', nextDay: '2026-12-10' })
  })

  test('that is canceled leaves the date out, and the plan goes on', async () => {
    const { email, token, orderId, planId } = await people.planner()
    const copy = await orderFor(orderId, NEXT_THURSDAY)
    expect(await cancel(copy)).toMatchObject({ kind: 'moved' })
    expect(await stateOf(token)).toEqual({ state: 'canceled', nextDay: '2026-12-10' })
    server.clock.moveTo(MAIL_TIME)
    expect(await tell()).toBe(0)
    expect(await people.mailsOf(email)).toEqual([])
    await calls.skip(token, planId, NEXT_THURSDAY, false)
    expect(await stateOf(token)).toEqual({ state: 'planned', nextDay: NEXT_THURSDAY })
    expect(await tell()).toBe(1)
  })

  test('that was never paid leaves nothing out', async () => {
    const { token, orderId } = await people.planner()
    const copy = await orderFor(orderId, NEXT_THURSDAY, { status: 'waitingForPayment' })
    expect(await server.services.cancelUnpaidOrder(copy)).toBe(true)
    expect(await stateOf(token)).toEqual({ state: 'planned', nextDay: NEXT_THURSDAY })
  })

  test.each([
    ['to another address', NEXT_THURSDAY, { deliveryAddress: '1 Rue de la Paix, 75002 Paris' }],
    ['of another weekday', '2026-12-04', {}],
  ])('%s that is canceled is not the plan’s', async (_, day, changes) => {
    const { token, orderId } = await people.planner()
    await cancel(await orderFor(orderId, day, changes))
    expect(await stateOf(token)).toEqual({ state: 'planned', nextDay: NEXT_THURSDAY })
  })

  test('that is canceled changes no plan of another customer', async () => {
    const { orderId } = await people.planner()
    const other = await people.planner()
    await cancel(await orderFor(orderId, NEXT_THURSDAY))
    expect(await stateOf(other.token)).toEqual({ state: 'planned', nextDay: NEXT_THURSDAY })
  })

  test('the order that a plan began with may be canceled: its dates stay', async () => {
    const { token, orderId } = await people.planner()
    await cancel(orderId)
    expect(await stateOf(token)).toEqual({ state: 'planned', nextDay: NEXT_THURSDAY })
  })
})

test('a date of a line that closes two days before is told a day before it closes, once', async () => {
  const { email } = await people.planner()
  await server.db.update(tables.lines).set({ leadTimeMinutes: 48 * 60 })
  server.clock.standAt('2026-11-30T11:59:59+01:00')
  expect(await tell()).toBe(0)
  server.clock.moveTo('2026-11-30T12:00:00+01:00')
  expect(await tell()).toBe(1)
  server.clock.moveTo(MAIL_TIME)
  expect(await tell()).toBe(0)
  expect(await people.mailsOf(email)).toHaveLength(1)
})
