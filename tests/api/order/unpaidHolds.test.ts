import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders, payments } from '#server/db/tables'
import { aCart, shopping, slot, THURSDAY, units } from '../../support/carts'
import { addUser, BREAD, forgetOrders, openShop, TRAY } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
/** Another process of the same shop. */
let other: TestServer
let shop: ReturnType<typeof shopping>
let otherShop: ReturnType<typeof shopping>

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  other = await startTestServer({ beside: server })
  await openShop(server.db)
  shop = shopping(server)
  otherShop = shopping(other)
})
afterEach(async () => {
  await forgetOrders(server.db)
  for (const { clock } of [server, other]) clock.moveTo(TUESDAY)
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const DAY_MS = 24 * 60 * 60_000

const trays = (qty: number, changes: object = {}) =>
  aCart({ items: [units(TRAY, qty)], ...changes })

/** Stores the carts first, so that the orders themselves come at the same moment, in two processes. */
async function orderAtOnce(token: string, carts: readonly object[]) {
  const keys = carts.map(() => randomUUID() as string)
  for (const [index, cart] of carts.entries()) await shop.setCart(token, cart, keys[index])
  const responses = await Promise.all(
    keys.map((key, index) => (index % 2 ? shop : otherShop).createOrder(token, key)),
  )
  return responses.map(({ data }) => data.createOrder.replace(/^ORDER_ID:.*/, 'ORDER_ID'))
}

async function payOrders(
  token: string,
  count: number,
  status: 'confirmed' | 'canceled' = 'confirmed',
) {
  for (let n = 0; n < count; n += 1) {
    const orderId = await shop.orderId(token, trays(4))
    await server.db.update(orders).set({ status }).where(eq(orders.id, orderId))
    const at = server.clock.now()
    await server.db
      .insert(payments)
      .values({ orderId, type: 'card', amount: 100, createdAt: at, paidAt: at })
  }
}

test('a new account has three open unpaid orders, of eight at the same moment in two processes too', async () => {
  const { token } = await addUser(server.db)
  const responses = await orderAtOnce(
    token,
    Array.from({ length: 8 }, () => trays(4)),
  )
  expect(responses.filter((response) => response === 'ORDER_ID')).toHaveLength(3)
  expect(responses.filter((response) => response === 'TOO_MANY_UNPAID')).toHaveLength(5)
  expect(await server.db.select().from(orders)).toHaveLength(3)
})

test('it holds 30 % of a product’s portions of a day unpaid, in one order or several, in two processes too', async () => {
  const { token } = await addUser(server.db)
  expect(await shop.order(token, trays(16))).toBe('UNPAID_SHARE')
  const responses = await orderAtOnce(token, [trays(8), trays(8), trays(8)])
  expect([...responses].sort()).toEqual(['ORDER_ID', 'UNPAID_SHARE', 'UNPAID_SHARE'])
  expect(await shop.order(token, trays(7))).toMatch(/^ORDER_ID:/)
  // Twelve of anything are a first order of a small team.
  const breads = aCart({
    items: [units(BREAD, 12), units(TRAY, 4)],
    deliverySlot: slot('2026-11-27', '12:00', '12:30'),
    deliveryDay: '2026-11-27',
  })
  expect(await shop.order(token, breads)).toMatch(/^ORDER_ID:/)
})

test('an account with three paid orders is not disturbed, nor one that pays by transfer', async () => {
  const { token } = await addUser(server.db, { canUseWireTransfer: true })
  expect(await shop.order(token, trays(20), { payByCreditTransfer: true })).toMatch(/^ORDER_ID:/)
  await forgetOrders(server.db)
  await payOrders(token, 3)
  const responses = await orderAtOnce(
    token,
    Array.from({ length: 5 }, () => trays(7)),
  )
  expect(new Set(responses)).toEqual(new Set(['ORDER_ID']))
})

test('an account with two paid orders is held to it as a new one', async () => {
  const { token } = await addUser(server.db)
  await payOrders(token, 2)
  expect(await shop.order(token, trays(16))).toBe('UNPAID_SHARE')
  // Its money went back: an account could earn trust for nothing.
  await payOrders(token, 1, 'canceled')
  expect(await shop.order(token, trays(16))).toBe('UNPAID_SHARE')
  await payOrders(token, 1)
  expect(await shop.order(token, trays(16))).toMatch(/^ORDER_ID:/)
})

async function minutesOf(id: string) {
  const [row] = await server.db.select().from(orders).where(eq(orders.id, id))
  return ((row?.expiresAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 60_000
}

test('the hold is shorter after one that expired, for a month', async () => {
  const { token } = await addUser(server.db)
  const first = await shop.orderId(token, trays(4))
  expect(await minutesOf(first)).toBe(30)
  server.clock.advance(30 * 60_000)
  await server.services.expireOrders()
  expect(await minutesOf(await shop.orderId(token, trays(4)))).toBe(10)
  const neighbour = await addUser(server.db)
  expect(await minutesOf(await shop.orderId(neighbour.token, trays(4)))).toBe(30)
  const later = { deliveryDay: '2027-01-12', deliverySlot: slot('2027-01-12', '12:00', '12:30') }
  server.clock.advance(30 * DAY_MS - 60_000)
  expect(await minutesOf(await shop.orderId(token, trays(4, later)))).toBe(10)
  server.clock.advance(60_000)
  expect(await minutesOf(await shop.orderId(token, trays(4, later)))).toBe(30)
})

describe('giving an order up to order again', () => {
  const giveUp = (id: string, token: string) =>
    server.graphql('mutation G($id: ID!) { giveUpOrder(orderId: $id) }', { id }, token)

  /** The minutes of each order, the one before it given up. */
  async function renew(token: string, times: number) {
    const minutes: number[] = []
    for (let n = 0; n < times; n += 1) {
      const id = await shop.orderId(token, trays(15))
      minutes.push(await minutesOf(id))
      expect((await giveUp(id, token)).errors).toEqual([])
    }
    return minutes
  }

  test('costs nothing twice; then the hold is shorter, for a day', async () => {
    const { token } = await addUser(server.db)
    expect(await renew(token, 5)).toEqual([30, 30, 30, 10, 10])
    const neighbour = await addUser(server.db)
    expect(await renew(neighbour.token, 1)).toEqual([30])
    server.clock.advance(DAY_MS)
    expect(await renew(token, 1)).toEqual([30])
  })

  test('costs an account with three paid orders nothing', async () => {
    const { token } = await addUser(server.db)
    await payOrders(token, 3)
    expect(await renew(token, 4)).toEqual([30, 30, 30, 30])
  })
})

test('a new account orders by card thirty times an hour', async () => {
  const { token } = await addUser(server.db)
  const { data } = await shop.setCart(token, trays(40))
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      (n % 2 ? shop : otherShop).createOrder(token, data.setCart.id),
    ),
  )
  const codes = responses.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
  expect(codes).toEqual(Array.from({ length: 10 }, () => 'RATE_LIMITED'))
})

describe('days', () => {
  const evening = (day: string) =>
    trays(4, { deliveryDay: day, deliverySlot: slot(day, '20:00', '20:30') })

  test.each([
    ['2026-11-24T16:59:59+01:00', /^ORDER_ID:/],
    ['2026-11-24T17:00:00+01:00', /^TOO_LATE$/],
  ])('at %s an order for this evening returns %s', async (now, response) => {
    const { token } = await addUser(server.db)
    server.clock.standAt(now)
    expect(await shop.order(token, evening('2026-11-24'))).toMatch(response)
  })

  test('are ordered ninety days ahead, and no further', async () => {
    const { token } = await addUser(server.db)
    const at = (day: string) =>
      trays(4, { deliveryDay: day, deliverySlot: slot(day, '12:00', '12:30') })
    expect(await shop.order(token, at('2027-02-22'))).toMatch(/^ORDER_ID:/)
    expect(await shop.order(token, at('2027-02-23'))).toBe('TOO_FAR_AHEAD')
    expect(await shop.order(token, at(THURSDAY))).toMatch(/^ORDER_ID:/)
  })
})
