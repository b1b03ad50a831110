import { count } from 'drizzle-orm'
import { unpaidCallers } from '#server/db/tables'
import { aCart, shopping, slot, units } from '../../support/carts'
import { confirm } from '../../support/moves'
import { addUser, forgetOrders, openShop, TRAY } from '../../support/shop'
import { newAddress, startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
/** Another process of the same shop. */
let other: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  other = await startTestServer({ beside: server })
  await openShop(server.db)
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

/** What customers behind an address do, whatever their accounts. */
const shopAt = (address: string, process: TestServer = server) =>
  shopping({
    graphql: (query, variables, token) =>
      process.graphql(query, variables, token, { 'x-forwarded-for': address }),
  })

const trays = (qty: number, day = '2026-11-26') =>
  aCart({
    items: [units(TRAY, qty)],
    deliveryDay: day,
    deliverySlot: slot(day, '12:00', '12:30'),
  })

const newToken = async () => (await addUser(server.db)).token

test('new accounts at one address hold twice what one of them may, at the same moment in two processes too', async () => {
  const address = newAddress()
  const tokens = [await newToken(), await newToken(), await newToken(), await newToken()]
  const responses = await Promise.all(
    tokens.map((token, n) => shopAt(address, n % 2 ? server : other).order(token, trays(15))),
  )
  expect(responses.filter((response) => response.startsWith('ORDER_ID:'))).toHaveLength(2)
  expect(responses.filter((response) => response === 'UNPAID_SHARE')).toHaveLength(2)
  expect(await shopAt(address).order(await newToken(), trays(4))).toBe('UNPAID_SHARE')
  expect(await shopAt(address).order(await newToken(), trays(4, '2026-11-27'))).toMatch(/^ORDER_ID/)
  expect(await shopAt(newAddress()).order(await newToken(), trays(15))).toMatch(/^ORDER_ID/)
})

test('what one of them has paid is held by no one', async () => {
  const shop = shopAt(newAddress())
  await confirm(server, await shop.orderId(await newToken(), trays(15)))
  await shop.orderId(await newToken(), trays(15))
  expect(await shop.order(await newToken(), trays(15))).toMatch(/^ORDER_ID/)
})

test('they leave twelve orders a day unpaid, given up or not', async () => {
  const address = newAddress()
  const shop = shopAt(address)
  for (let n = 0; n < 12; n += 1) {
    const token = await newToken()
    const id = await shop.orderId(token, trays(4))
    const giveUp = 'mutation G($id: ID!) { giveUpOrder(orderId: $id) }'
    expect((await server.graphql(giveUp, { id }, token)).errors).toEqual([])
  }
  expect(await shop.order(await newToken(), trays(4))).toBe('UNPAID_SHARE')
  expect(await shopAt(newAddress()).order(await newToken(), trays(4))).toMatch(/^ORDER_ID/)
  server.clock.advance(DAY_MS)
  expect(await shop.order(await newToken(), trays(4))).toMatch(/^ORDER_ID/)
})

test('a proxy on this machine that no one believes is everyone, and is not counted', async () => {
  for (let n = 0; n < 3; n += 1) {
    expect(await shopping(server).order(await newToken(), trays(15))).toMatch(/^ORDER_ID/)
  }
  expect(await server.db.select({ rows: count() }).from(unpaidCallers)).toEqual([{ rows: 0 }])
})

test('who called is forgotten a day later', async () => {
  await shopAt(newAddress()).orderId(await newToken(), trays(4))
  const rows = async () => (await server.db.select().from(unpaidCallers)).length
  server.clock.advance(DAY_MS - 60_000)
  await server.services.retention.deleteRateLimits()
  expect(await rows()).toBe(1)
  server.clock.advance(120_000)
  await server.services.retention.deleteRateLimits()
  expect(await rows()).toBe(0)
})
