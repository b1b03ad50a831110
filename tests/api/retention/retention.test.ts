import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as tables from '#server/db/tables'
import { aCart, shopping } from '../../support/carts'
import { addUser, openShop } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

const DAY = 24 * 3600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterEach(() => server.clock.moveTo(TUESDAY))
afterAll(() => server.close())

const retention = () => server.services.retention
const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY)

test('sessions and links go when they are over, those that hold stay', async () => {
  const { id, token } = await addUser(server.db)
  await server.db.insert(tables.tokens).values(
    [0, -1].map((days) => ({
      hash: randomUUID(),
      userId: id,
      purpose: 'session' as const,
      createdAt: ago(45),
      expiresAt: ago(days),
    })),
  )
  server.clock.advance(1)
  expect(await retention().deleteExpiredTokens()).toBe(1)
  expect(await server.services.auth.viewerOf(token)).toMatchObject({ id })
})

test('payment events go after 90 days, in as many batches as it takes', async () => {
  const many = Array.from({ length: 2500 }, () => ({ id: randomUUID(), receivedAt: ago(89) }))
  await server.db.insert(tables.paymentEvents).values([...many, { id: 'new', receivedAt: ago(1) }])
  expect(await retention().deletePaymentEvents()).toBe(0)
  server.clock.advance(DAY)
  expect(await retention().deletePaymentEvents()).toBe(2500)
  expect(
    await server.db.select({ id: tables.paymentEvents.id }).from(tables.paymentEvents),
  ).toEqual([{ id: 'new' }])
})

test('mails go thirty days after they were written, but for those that may still leave', async () => {
  const { id } = await addUser(server.db)
  const mail = { recipient: 'a@b.example', subject: 's', text: '', html: '', createdAt: ago(31) }
  await server.db.insert(tables.mails).values([
    { ...mail, subject: 'sent', sentAt: ago(31) },
    { ...mail, subject: 'given up', lastError: 'refused' },
    { ...mail, subject: 'held', heldFor: id },
    { ...mail, subject: 'due', nextTryAt: ago(-1) },
    { ...mail, subject: 'new', createdAt: ago(29), sentAt: ago(29) },
  ])
  expect(await retention().deleteMails()).toBe(3)
  const left = (await server.mails('a@b.example')).map(({ subject }) => subject)
  expect(left).toEqual(['due', 'new'])
})

test('carts go thirty days after they were last changed, and an order loses nothing by it', async () => {
  const shop = shopping(server)
  const { token } = await addUser(server.db)
  const orderId = await shop.orderId(token)
  await shop.setCart(token)
  server.clock.advance(29 * DAY)
  expect(await retention().deleteAbandonedCarts()).toBe(0)
  server.clock.advance(DAY)
  await shop.setCart(token, aCart({ deliveryDay: null, deliverySlot: null }))
  expect(await retention().deleteAbandonedCarts()).toBe(2)
  expect(await server.db.select().from(tables.carts)).toHaveLength(1)
  expect((await server.services.orders.findByNumber(24815))?.id).toBe(orderId)
})

test('a cart that was ordered does not come back under its key, for its customer or another', async () => {
  const shop = shopping(server)
  const [customer, neighbour] = [await addUser(server.db), await addUser(server.db)]
  const key = randomUUID()
  const ordered = await shop.order(customer.token, aCart(), { key })
  server.clock.advance(31 * DAY)
  await retention().deleteAbandonedCarts()

  const undated = aCart({ deliveryDay: null, deliverySlot: null })
  const again = await shop.setCart(customer.token, undated, key)
  expect(again.errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', fields: { key: 'ALREADY_ORDERED' } } },
  ])
  const foreign = await shop.setCart(neighbour.token, undated, key)
  expect(foreign.errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await shop.createOrder(neighbour.token, key)).data.createOrder).toBe('CART_EMPTY')
  expect((await shop.createOrder(customer.token, key)).data.createOrder).toBe(ordered)
  expect(await server.db.$count(tables.orders, eq(tables.orders.cartKey, key))).toBe(1)
})

test('requests go after a year', async () => {
  const request = { kind: 'contact' as const, content: {} }
  await server.db.insert(tables.requests).values([
    { ...request, createdAt: ago(366) },
    { ...request, createdAt: ago(364) },
  ])
  expect(await retention().deleteRequests()).toBe(1)
  expect(await server.db.select().from(tables.requests)).toHaveLength(1)
})

test('counts of tries go a day after their end', async () => {
  const [row] = await server.db
    .insert(tables.rateLimits)
    .values([
      { key: 'over', points: 1, expire: Date.parse('2020-01-01') },
      { key: 'running', points: 1, expire: Date.parse('2099-01-01') },
    ])
    .returning()
  expect(row?.key).toBe('over')
  await retention().deleteRateLimits()
  const keys = (await server.db.select().from(tables.rateLimits)).map(({ key }) => key)
  expect(keys).toContain('running')
  expect(keys).not.toContain('over')
})
