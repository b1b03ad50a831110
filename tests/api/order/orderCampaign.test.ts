import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { shopping } from '../../support/carts'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await forgetOrders(server.db)
  token = (await addUser(server.db)).token
})

const CREATE = `mutation Create($cartId: ID!, $utm: UtmInput, $gclid: String) {
  createOrder(cartId: $cartId, payByCreditTransfer: false, utm: $utm, gclid: $gclid)
}`

/** Orders with what a visit says of its campaign; returns what the order keeps of it. */
async function campaignOf(told: Record<string, unknown>) {
  const cartId: string = randomUUID()
  await shopping(server).setCart(token, undefined, cartId)
  const { data, errors } = await server.graphql<{ createOrder: string }>(
    CREATE,
    { cartId, ...told },
    token,
  )
  expect(errors).toEqual([])
  expect(data.createOrder).toMatch(/^ORDER_ID:/)
  const id = data.createOrder.slice('ORDER_ID:'.length)
  const [order] = await server.db
    .select({ utm: tables.orders.utm })
    .from(tables.orders)
    .where(eq(tables.orders.id, id))
  return order?.utm ?? {}
}

test('an order keeps the campaign and the click that brought it', async () => {
  const utm = { utmSource: 'lettre', utmMedium: 'email', utmCampaign: 'noël 2026' }
  expect(await campaignOf({ utm, gclid: 'Cj0KCQiA' })).toEqual({ ...utm, gclid: 'Cj0KCQiA' })
})

test.each([
  ['nothing told', {}],
  ['nulls', { utm: null, gclid: null }],
  ['an empty campaign', { utm: { utmSource: '' }, gclid: '' }],
  ['a text without end', { utm: { utmSource: 'x'.repeat(50_000) }, gclid: 'y'.repeat(201) }],
])('%s is kept by no order and costs none', async (_, told) => {
  expect(await campaignOf(told)).toEqual({})
})

test('half a character is refused before an order is made of it', async () => {
  const cartId: string = randomUUID()
  await shopping(server).setCart(token, undefined, cartId)
  const { errors } = await server.graphql(
    CREATE,
    { cartId, utm: { utmSource: 'lettre\ud83d' } },
    token,
  )
  expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  expect(await server.db.select().from(tables.orders)).toEqual([])
})

test('words that look like code are kept as words', async () => {
  const utmSource = "'); drop table orders; --<script>"
  expect(await campaignOf({ utm: { utmSource } })).toEqual({ utmSource })
})
