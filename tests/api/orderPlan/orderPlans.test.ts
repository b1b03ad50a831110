import { eq } from 'drizzle-orm'
import { MAX_PLANS } from '#domain/order/orderPlan'
import * as tables from '#server/db/tables'
import { createMailPlannedOrders, PLANS_AT_ONCE } from '#server/flows/order/mailPlannedOrders'
import { aCart, menus, shopping, units } from '../../support/carts'
import { copiesOf } from '../../support/copiedOrders'
import { planCalls } from '../../support/planCalls'
import { MAIL_TIME, NEXT_THURSDAY, planners, type Planner } from '../../support/planners'
import { addUser, BREAD, forgetOrders, MENU, openShop, TRAY } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
let shop: ReturnType<typeof shopping>
let calls: ReturnType<typeof planCalls>
let people: ReturnType<typeof planners>
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
  calls = planCalls(server)
  people = planners(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await server.db.delete(tables.orderPlans)
  await forgetOrders(server.db)
})

const tell = () => server.services.mailPlannedOrders()

type Available = TestServer['services']['inventory']['available']

/** The same job, with another way to look into the inventory. */
function tellingWith(available: Available, warn: () => void = () => undefined) {
  const { db, clock, services } = server
  const { delivery, mail } = services
  const inventory = { available }
  return createMailPlannedOrders({ db, clock, delivery, inventory, mail, log: { warn } })
}

describe('an order that is repeated', () => {
  test('comes every week from the next on; again changes nothing', async () => {
    const { token, orderId, plan } = await people.planner()
    expect(plan).toMatchObject({ orderId, isPaused: false, nextDay: NEXT_THURSDAY })
    expect(plan.dates).toHaveLength(6)
    const { data } = await calls.repeat(token, orderId)
    expect(data.repeatOrder.plans).toHaveLength(1)
  })

  test('is one of ten at most, of many at the same moment too', async () => {
    const { id, token } = await addUser(server.db, { canUseWireTransfer: true })
    const orderId = await shop.orderId(token)
    const orders = await copiesOf(server, orderId, MAX_PLANS + 7)
    for (const copy of orders.slice(0, MAX_PLANS - 1)) await calls.repeat(token, copy)
    const rush = await Promise.all(orders.slice(-8).map((copy) => calls.repeat(token, copy)))
    const tooMany = { code: 'BAD_USER_INPUT', fields: { orderId: 'TOO_MANY' } }
    expect(rush.flatMap(({ errors }) => errors)).toMatchObject(
      Array.from({ length: 7 }, () => ({ extensions: tooMany })),
    )
    expect(await calls.list(token)).toHaveLength(MAX_PLANS)
    await server.db.delete(tables.orderPlans).where(eq(tables.orderPlans.userId, id))
  })

  test('leaves out a date and takes it in again', async () => {
    const { token, planId } = await people.planner()
    await calls.skip(token, planId, NEXT_THURSDAY)
    expect((await calls.list(token))[0]).toMatchObject({
      nextDay: '2026-12-10',
      dates: [{ day: NEXT_THURSDAY, state: 'skipped' }, {}, {}, {}, {}, {}],
    })
    await calls.skip(token, planId, NEXT_THURSDAY, false)
    expect((await calls.list(token))[0]?.nextDay).toBe(NEXT_THURSDAY)
    const { errors } = await calls.skip(token, planId, '1999-12-03')
    expect(errors).toMatchObject([{ extensions: { fields: { day: 'INVALID' } } }])
  })

  test('forgets a date that was left out once it is over', async () => {
    const { token, planId } = await people.planner()
    await calls.skip(token, planId, NEXT_THURSDAY)
    const skippedOn = async (instant: string, day: string) => {
      server.clock.moveTo(instant)
      await calls.skip(token, planId, day)
      const [plan] = await server.db.select().from(tables.orderPlans)
      return plan?.skipped
    }
    expect(await skippedOn(`${NEXT_THURSDAY}T20:00:00+01:00`, '2026-12-10')).toEqual([
      NEXT_THURSDAY,
      '2026-12-10',
    ])
    expect(await skippedOn('2026-12-04T00:00:00+01:00', '2026-12-17')).toEqual([
      '2026-12-10',
      '2026-12-17',
    ])
  })

  test('stands still, runs again and ends', async () => {
    const { token, planId } = await people.planner()
    await calls.pause(token, planId, true)
    expect((await calls.list(token))[0]).toMatchObject({ isPaused: true, nextDay: null })
    await calls.pause(token, planId, false)
    expect((await calls.list(token))[0]?.nextDay).toBe(NEXT_THURSDAY)
    await calls.end(token, planId)
    expect(await calls.list(token)).toEqual([])
    expect((await calls.end(token, planId)).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ])
  })
})

test('what becomes of one changes no other of the same customer', async () => {
  const { token, orderId, planId } = await people.planner()
  const [copy = ''] = await copiesOf(server, orderId, 1)
  await calls.repeat(token, copy)
  const theOther = async () => (await calls.list(token)).find((plan) => plan.orderId === copy)
  const before = await theOther()
  expect(before).toMatchObject({ isPaused: false })
  await calls.skip(token, planId, NEXT_THURSDAY)
  await calls.pause(token, planId, true)
  expect(await theOther()).toEqual(before)
  await calls.end(token, planId)
  expect(await calls.list(token)).toEqual([before])
})

describe('the mail 48 hours before', () => {
  test('tells what changed, and orders nothing', async () => {
    const { email, token, orderId } = await people.planner()
    server.clock.standAt('2026-12-01T11:59:59+01:00')
    expect(await tell()).toBe(0)
    server.clock.moveTo(MAIL_TIME)
    await server.db
      .update(tables.orderLines)
      .set({ price: 1400 })
      .where(eq(tables.orderLines.orderId, orderId))
    expect(await tell()).toBe(1)
    const [mail] = await people.mailsOf(email)
    expect(mail?.text).toMatch(/15,00\s€ HT l’unité, au lieu de 14,00\s€/)
    expect(mail?.text).toContain(`/?repeter=${orderId}&jour=${NEXT_THURSDAY}`)
    const { data } = await server.graphql('query Mine { orders { id } }', {}, token)
    expect(data).toEqual({ orders: [{ id: orderId }] })
  })

  test('tells of the dishes of its own order alone', async () => {
    const { email } = await people.planner()
    const { token } = await addUser(server.db, { canUseWireTransfer: true })
    await shop.orderId(token, aCart({ items: [units(TRAY, 4), units(BREAD, 3)] }))
    server.clock.moveTo(MAIL_TIME)
    expect(await tell()).toBe(1)
    const [mail] = await people.mailsOf(email)
    expect(mail?.text.match(/^- .*/gm)).toEqual([expect.stringMatching(/^- 4\s/)])
  })

  test('tells neither the dishes of a menu nor the cutlery, which would seem gone', async () => {
    const email = 'menus@test.example'
    const { token } = await addUser(server.db, { email, canUseWireTransfer: true })
    const cart = aCart({ items: [menus(MENU, 1), units(TRAY, 4)], hasCutlery: true })
    await calls.repeat(token, await shop.orderId(token, cart))
    server.clock.moveTo(MAIL_TIME)
    expect(await tell()).toBe(1)
    const [mail] = await people.mailsOf(email)
    expect(mail?.text).toContain('Tout est disponible, aux mêmes prix.')
    expect(mail?.text.match(/^- .*/gm)).toEqual([
      expect.stringMatching(/^- 1\s/),
      expect.stringMatching(/^- 4\s/),
    ])
  })

  test('is written once, whichever process comes first, and after a restart too', async () => {
    const { email } = await people.planner()
    server.clock.moveTo(MAIL_TIME)
    const both = await Promise.all([tell(), tell(), tell()])
    expect(both.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
    expect(await tell()).toBe(0)
    expect(await people.mailsOf(email)).toHaveLength(1)
  })

  test('is written although another plan fails, which is tried again', async () => {
    const { email: failing } = await people.planner()
    const { email } = await people.planner()
    server.clock.moveTo(MAIL_TIME)
    const available = jest.fn(server.services.inventory.available)
    available.mockRejectedValueOnce(new Error('Unknown point'))
    const warn = jest.fn()
    const tellSome = tellingWith(available, warn)
    expect(await tellSome()).toBe(1)
    expect(await people.mailsOf(failing)).toHaveLength(0)
    expect(await people.mailsOf(email)).toHaveLength(1)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(await tell()).toBe(1)
    expect(await people.mailsOf(failing)).toHaveLength(1)
  })

  test('is written although more plans came before than are read at a time', async () => {
    const { id: userId, orderId } = await people.planner()
    const copies = await copiesOf(server, orderId, PLANS_AT_ONCE)
    const createdAt = server.clock.now()
    const told = { userId, mailedFor: NEXT_THURSDAY, createdAt }
    await server.db
      .insert(tables.orderPlans)
      .values(copies.map((copy) => ({ ...told, orderId: copy })))
    const { email } = await people.planner()
    server.clock.moveTo(MAIL_TIME)
    expect(await tell()).toBe(2)
    expect(await people.mailsOf(email)).toHaveLength(1)
  })

  test.each<[string, (of: Planner) => Promise<unknown>]>([
    ['a plan that stands still', ({ token, planId }) => calls.pause(token, planId, true)],
    ['a date that is left out', ({ token, planId }) => calls.skip(token, planId, NEXT_THURSDAY)],
    ['a plan that was ended', ({ token, planId }) => calls.end(token, planId)],
    [
      'a day that has its order already',
      async ({ orderId }) => {
        const [copy = ''] = await copiesOf(server, orderId, 1)
        await server.db
          .update(tables.orders)
          .set({ deliveryDay: NEXT_THURSDAY, status: 'confirmed' })
          .where(eq(tables.orders.id, copy))
      },
    ],
  ])('is not written for %s', async (_, change) => {
    const person = await people.planner()
    await change(person)
    server.clock.moveTo(MAIL_TIME)
    expect(await tell()).toBe(0)
    expect(await people.mailsOf(person.email)).toEqual([])
  })

  test.each<[string, (of: Planner) => Promise<unknown>]>([
    ['stands still', ({ token, planId }) => calls.pause(token, planId, true)],
    ['leaves the date out', ({ token, planId }) => calls.skip(token, planId, NEXT_THURSDAY)],
    ['was ended', ({ token, planId }) => calls.end(token, planId)],
  ])('is not written for a plan that %s while it was being written', async (_, change) => {
    const person = await people.planner()
    server.clock.moveTo(MAIL_TIME)
    const tellLate = tellingWith(async (input) => {
      await change(person)
      return server.services.inventory.available(input)
    })
    expect(await tellLate()).toBe(0)
    expect(await people.mailsOf(person.email)).toEqual([])
  })

  test('is left to the next run where the process stops', async () => {
    await people.planner()
    server.clock.moveTo(MAIL_TIME)
    expect(await server.services.mailPlannedOrders(() => true)).toBe(0)
    expect(await tell()).toBe(1)
  })

  test('is written, and leaves, while the order can still be confirmed for its hour', async () => {
    const { email } = await people.planner()
    server.clock.moveTo('2026-12-03T10:00:00+01:00')
    expect(await tell()).toBe(0)
    server.clock.moveTo('2026-12-03T09:59:00+01:00')
    expect(await tell()).toBe(1)
    const [mail] = await people.mailsOf(email)
    expect(mail?.expiresAt).toEqual(new Date('2026-12-03T10:00:00+01:00'))
  })

  test('is written for the date after one that was told', async () => {
    await people.planner()
    server.clock.moveTo(MAIL_TIME)
    expect(await tell()).toBe(1)
    server.clock.moveTo('2026-12-08T12:00:00+01:00')
    expect(await tell()).toBe(1)
  })
})
