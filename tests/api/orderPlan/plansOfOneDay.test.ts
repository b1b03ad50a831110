import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { aCart, shopping, slot, THURSDAY, units } from '../../support/carts'
import { planCalls } from '../../support/planCalls'
import {
  addUser,
  BREAD,
  CROISSANTS,
  forgetOrders,
  HAMPER,
  openShop,
  TRAY,
} from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

const FRIDAY = '2026-11-27'
const NEXT_THURSDAY = '2026-12-03'
const PLANNED = { state: 'planned', nextDay: NEXT_THURSDAY }
const ORDERED = { state: 'ordered', nextDay: '2026-12-10' }

let server: TestServer
let shop: ReturnType<typeof shopping>
let calls: ReturnType<typeof planCalls>
let email: string
let token: string
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
  calls = planCalls(server)
})
afterAll(() => server.close())

let people = 0
beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await server.db.delete(tables.orderPlans)
  await forgetOrders(server.db)
  email = `day${(people += 1)}@test.example`
  ;({ token } = await addUser(server.db, { email, canUseWireTransfer: true }))
})

const order = (changes: Record<string, unknown>) =>
  shop.orderId(token, aCart(changes), { payByCreditTransfer: true })
const lunch = (day: string, from = '12:00', to = '12:30') =>
  order({ deliveryDay: day, deliverySlot: slot(day, from, to) })
const breakfast = (day: string) =>
  order({
    deliveryDay: day,
    deliverySlot: slot(day, '08:30', '09:00'),
    items: [units(CROISSANTS, 8)],
    lineId: CROISSANTS.lineId,
  })
const hamper = (day: string, from: string, to: string) =>
  order({
    deliveryDay: day,
    deliverySlot: slot(day, from, to),
    items: [units(HAMPER, 2)],
    lineId: HAMPER.lineId,
  })
/** Repeats an order, and gives what its plan says of the next Thursday. */
async function repeat(orderId: string) {
  await calls.repeat(token, orderId)
  return async () => {
    const plan = (await calls.list(token)).find((other) => other.orderId === orderId)
    return { state: plan?.dates[0]?.state, nextDay: plan?.nextDay }
  }
}
const mails = async () =>
  (await server.db.select().from(tables.mails).where(eq(tables.mails.recipient, email)))
    .filter(({ subject }) => subject.startsWith('À confirmer'))
    .map(({ text }) => text)
const TOO = /Vous avez déjà une commande ce jour-là\s: celle-ci s’y ajoutera/

test('the order of one leaves the other to be confirmed, which its mail says', async () => {
  const breakfastState = await repeat(await breakfast(THURSDAY))
  const lunchState = await repeat(await lunch(THURSDAY))
  await lunch(NEXT_THURSDAY)
  expect([await breakfastState(), await lunchState()]).toEqual([PLANNED, ORDERED])
  server.clock.moveTo('2026-12-01T12:00:00+01:00')
  expect(await server.services.mailPlannedOrders()).toBe(1)
  const [told, ...others] = await mails()
  expect(others).toEqual([])
  expect(told).toMatch(/Livraison\s: jeudi 3\u00a0décembre à\u00a08\sh\s30/)
  expect(told).toMatch(TOO)
})

test('an order that is called off leaves out the date of its own', async () => {
  const breakfastState = await repeat(await breakfast(THURSDAY))
  const lunchState = await repeat(await lunch(THURSDAY))
  const called = await breakfast(NEXT_THURSDAY)
  await server.services.moveOrder(called, 'canceled', server.clock.now())
  expect((await breakfastState()).state).toBe('canceled')
  expect(await lunchState()).toEqual(PLANNED)
})

test('of the same dishes at two hours, an order is of the one whose hour it has', async () => {
  const first = await repeat(await lunch(THURSDAY, '11:30', '12:00'))
  const second = await repeat(await lunch(THURSDAY, '12:30', '13:00'))
  await lunch(NEXT_THURSDAY, '12:30', '13:00')
  expect([await first(), await second()]).toEqual([PLANNED, ORDERED])
})

test('an order is of the one whose hour it has before that whose dishes it has', async () => {
  const afternoon = await repeat(await hamper(THURSDAY, '15:00', '15:30'))
  const noon = await repeat(await lunch(THURSDAY))
  await hamper(NEXT_THURSDAY, '12:00', '12:30')
  expect([await afternoon(), await noon()]).toEqual([PLANNED, ORDERED])
})

test('the hour is that of the clock, in summer and in winter', async () => {
  const summer = await lunch(THURSDAY)
  const state = await repeat(summer)
  await server.db
    .update(tables.orders)
    .set({ deliveryDay: '2026-10-22', slotStartAt: new Date('2026-10-22T12:00:00+02:00') })
    .where(eq(tables.orders.id, summer))
  await hamper(NEXT_THURSDAY, '12:00', '12:30')
  server.clock.moveTo(`${THURSDAY}T18:00:00+01:00`)
  expect(await state()).toEqual(ORDERED)
})

test('the same dishes at another hour stand for the date where nothing else has that hour', async () => {
  const state = await repeat(await lunch(THURSDAY))
  await lunch(NEXT_THURSDAY, '13:00', '13:30')
  expect(await state()).toEqual(ORDERED)
})

test.each([
  ['of another weekday', FRIDAY, {}],
  ['to another address', THURSDAY, { address: '1 rue de la Paix, 75002 Paris' }],
])('an order is not of a plan %s, however like it that is', async (_, day, changes) => {
  const state = await repeat(await lunch(THURSDAY))
  await repeat(
    await order({ deliveryDay: day, deliverySlot: slot(day, '13:00', '13:30'), ...changes }),
  )
  await lunch(NEXT_THURSDAY, '13:00', '13:30')
  expect(await state()).toEqual(ORDERED)
})

test('its dishes are those that most of its amount is of, however few they are', async () => {
  const items = [units(HAMPER, 2), units(TRAY, 1), units(BREAD, 1)]
  const state = await repeat(await order({ items }))
  await hamper(NEXT_THURSDAY, '15:00', '15:30')
  expect(await state()).toEqual(ORDERED)
})

test('another meal of the day, or the same to another address, does not stand for the date', async () => {
  const state = await repeat(await lunch(THURSDAY))
  await breakfast(NEXT_THURSDAY)
  await order({
    deliveryDay: NEXT_THURSDAY,
    deliverySlot: slot(NEXT_THURSDAY, '12:00', '12:30'),
    address: '1 rue de la Paix, 75002 Paris',
  })
  expect(await state()).toEqual(PLANNED)
})

test('a date without another order that day says nothing of one', async () => {
  await repeat(await lunch(THURSDAY))
  server.clock.moveTo('2026-12-01T12:00:00+01:00')
  expect(await server.services.mailPlannedOrders()).toBe(1)
  expect((await mails())[0]).not.toMatch(TOO)
})
