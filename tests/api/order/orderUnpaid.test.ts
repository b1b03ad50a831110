import { randomUUID } from 'node:crypto'
import { parisTime, toInstant } from '#domain/time/calendar'
import { lines } from '#server/db/tables'
import { aCart, menus, shopping, slot, THURSDAY, units } from '../../support/carts'
import { orderBooks } from '../../support/orders'
import { addUser, BREAD, forgetOrders, MENU, openShop, TRAY } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
let shop: ReturnType<typeof shopping>
let books: ReturnType<typeof orderBooks>
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
  books = orderBooks(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await forgetOrders(server.db)
  token = (await addUser(server.db)).token
})

const giveUp = (id: string, as?: string) =>
  server.graphql<{ giveUpOrder: boolean }>(
    `mutation GiveUp($id: ID!) { giveUpOrder(orderId: $id) }`,
    { id },
    as,
  )

describe('an unpaid order', () => {
  test('expires after 30 minutes and gives its stock and its slot back, once', async () => {
    const id = await shop.orderId(token, aCart({ items: [units(TRAY, 2), menus(MENU, 1)] }))
    expect(await books.takenOf(TRAY.id)).toBe(3)
    server.clock.advance(29 * 60_000)
    expect(await server.services.expireOrders()).toBe(0)
    server.clock.advance(61_000)
    const expired = await Promise.all([
      server.services.expireOrders(),
      server.services.expireOrders(),
    ])
    expect(expired[0] + expired[1]).toBe(1)
    expect(await books.read(id, token)).toMatchObject({ status: 'canceled', expiresAt: null })
    expect(await books.takenOf(TRAY.id)).toBe(0)
    expect(await books.takenOf(BREAD.id)).toBe(0)
    expect(await books.loadOf(aCart().deliverySlot.start)).toBe(0)
    expect(await server.services.expireOrders()).toBe(0)
    const { data } = await server.graphql<{
      availableInventory: { products: { id: string; available: number }[] }
    }>(
      `query I { availableInventory(input: { date: "${THURSDAY}", distributionPointsIds: ["111"] }) { products { id available } } }`,
    )
    expect(data.availableInventory.products[0]).toEqual({ id: TRAY.id, available: TRAY.daily })
  })

  test('can no longer be paid', async () => {
    const id = await shop.orderId(token)
    server.clock.advance(31 * 60_000)
    const intent = () =>
      server.graphql(
        `mutation Pay($id: ID!) { createPaymentIntent(orderId: $id) { id } }`,
        { id },
        token,
      )
    const early = await intent()
    await server.services.expireOrders()
    const late = await intent()
    expect(early.errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(late.errors).toEqual(early.errors)
    const outcome = await server.db.transaction((tx) =>
      server.services.confirmPaidOrder(tx, id, server.clock.now()),
    )
    expect(outcome).toBe('canceled')
  })

  test('does not expire once it is paid; paying twice changes nothing', async () => {
    const id = await shop.orderId(token)
    const pay = () =>
      server.db.transaction((tx) => server.services.confirmPaidOrder(tx, id, server.clock.now()))
    expect(await pay()).toBe('paid')
    expect(await pay()).toBe('alreadyPaid')
    server.clock.advance(31 * 60_000)
    expect(await server.services.expireOrders()).toBe(0)
    expect(await books.read(id, token)).toMatchObject({ status: 'confirmed', expiresAt: null })
    expect(await books.takenOf(TRAY.id)).toBe(4)
    expect(
      await server.db.transaction((tx) =>
        server.services.confirmPaidOrder(tx, randomUUID(), server.clock.now()),
      ),
    ).toBe('unknown')
  })

  test('can be given up by its customer, once, and gives its stock and its slot back', async () => {
    const id = await shop.orderId(token)
    const responses = await Promise.all([giveUp(id, token), giveUp(id, token)])
    expect(responses.map(({ errors }) => errors)).toEqual([[], []])
    expect(await books.read(id, token)).toMatchObject({ status: 'canceled' })
    expect(await books.takenOf(TRAY.id)).toBe(0)
    expect(await books.loadOf(aCart().deliverySlot.start)).toBe(0)
    expect((await giveUp(id, token)).data).toEqual({ giveUpOrder: true })
    expect(await books.takenOf(TRAY.id)).toBe(0)
  })

  test('cannot be given up once it is paid, nor by anybody else', async () => {
    const id = await shop.orderId(token)
    const other = await addUser(server.db)
    for (const unknown of [id, randomUUID(), 'x']) {
      const { errors } = await giveUp(unknown, other.token)
      expect(errors.map(({ message, extensions }) => [message, extensions])).toEqual([
        ['Unknown order', { code: 'NOT_FOUND' }],
      ])
    }
    expect((await giveUp(id)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    await server.db.transaction((tx) =>
      server.services.confirmPaidOrder(tx, id, server.clock.now()),
    )
    expect((await giveUp(id, token)).data).toEqual({ giveUpOrder: false })
    expect(await books.read(id, token)).toMatchObject({ status: 'confirmed' })
    expect(await books.takenOf(TRAY.id)).toBe(4)
  })

  test('by transfer keeps its stock', async () => {
    const payer = await addUser(server.db, { canUseWireTransfer: true })
    await shop.orderId(payer.token, aCart(), { payByCreditTransfer: true })
    server.clock.advance(24 * 3_600_000)
    expect(await server.services.expireOrders()).toBe(0)
    expect(await books.takenOf(TRAY.id)).toBe(4)
  })
})

describe('with lines that can be ordered until shortly before', () => {
  let quick: TestServer
  beforeAll(async () => {
    quick = await startTestServer({ isSeeded: false })
    await openShop(quick.db)
    await quick.db.update(lines).set({ leadTimeMinutes: 10 })
  })
  afterAll(() => quick.close())

  const today = '2026-11-24'
  const noon = slot(today, '12:00', '12:30')

  test.each([
    ['11:25', '11:50'],
    ['11:45', '11:55'],
    ['11:15', '11:45'],
  ])('what is ordered at %s for noon can be paid until %s', async (now, until) => {
    quick.clock.moveTo(`${today}T${now}:00+01:00`)
    const { token } = await addUser(quick.db)
    const cart = aCart({ deliveryDay: today, deliverySlot: noon })
    const id = await shopping(quick).orderId(token, cart)
    const { expiresAt } = await orderBooks(quick).read(id, token)
    expect(parisTime(toInstant(expiresAt ?? ''))).toBe(until)
  })
})
