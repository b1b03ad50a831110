import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { aCart, shopping } from '../../support/carts'
import { confirm, moveAsFarAs } from '../../support/moves'
import { orderBooks } from '../../support/orders'
import { addUser, forgetOrders, openShop, TRAY } from '../../support/shop'
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
  token = (await addUser(server.db, { canUseWireTransfer: true })).token
})

const MOVES = `query Moves($id: ID!) { orderTracking(orderId: $id) { status moves { status at } } }`

async function movesOf(id: string) {
  const { data, errors } = await server.graphql<{
    orderTracking: { moves: { status: string; at: string }[] }
  }>(MOVES, { id }, token)
  expect(errors).toEqual([])
  return data.orderTracking.moves.map(({ status, at }) => `${status} ${at.slice(11, 16)}`)
}

const statusOf = async (id: string) => (await books.read(id, token)).status
const transferOrder = () => shop.orderId(token, aCart(), { payByCreditTransfer: true })
const at = (instant: string) => new Date(instant)

describe('an order moves', () => {
  test('one step at a time, never back, never past one', async () => {
    const id = await transferOrder()
    const { moveOrder: move } = server.services
    const now = server.clock.now()
    expect(await move(id, 'supported', now)).toEqual({ kind: 'refused', from: 'confirmed' })
    expect(await move(id, 'assigned', now)).toEqual({ kind: 'moved', from: 'confirmed' })
    expect(await move(id, 'assigned', now)).toEqual({ kind: 'refused', from: 'assigned' })
    expect(await move(id, 'confirmed', now)).toEqual({ kind: 'refused', from: 'assigned' })
    expect(await move(id, 'supported', now)).toEqual({ kind: 'moved', from: 'assigned' })
    expect(await move(id, 'canceled', now)).toEqual({ kind: 'refused', from: 'supported' })
    expect(await move(id, 'delivered', now)).toEqual({ kind: 'moved', from: 'supported' })
    expect(await move(id, 'canceled', now)).toEqual({ kind: 'refused', from: 'delivered' })
    expect(await move(randomUUID(), 'assigned', now)).toEqual({ kind: 'unknown' })
    expect(await statusOf(id)).toBe('delivered')
  })

  test('only by its payment while it waits for it', async () => {
    const id = await shop.orderId(token)
    const { moveOrder: move } = server.services
    for (const to of ['confirmed', 'assigned', 'canceled'] as const) {
      expect(await move(id, to, server.clock.now())).toMatchObject({ kind: 'refused' })
    }
    expect(await statusOf(id)).toBe('waitingForPayment')
  })

  test('and remembers when, from how it started to where it is', async () => {
    const id = await shop.orderId(token)
    expect(await movesOf(id)).toEqual(['waitingForPayment 10:00'])
    server.clock.advance(5 * 60_000)
    await confirm(server, id)
    server.clock.advance(5 * 60_000)
    await moveAsFarAs(server, id, 'assigned')
    expect(await movesOf(id)).toEqual([
      'waitingForPayment 10:00',
      'confirmed 10:05',
      'assigned 10:10',
    ])
    expect(await movesOf(await transferOrder())).toEqual(['confirmed 10:10'])
  })

  test('and expires with its hour', async () => {
    const id = await shop.orderId(token)
    server.clock.advance(31 * 60_000)
    await server.services.expireOrders()
    expect(await movesOf(id)).toEqual(['waitingForPayment 10:00', 'canceled 10:31'])
  })

  test('off the list by cancellation, and gives back what it took', async () => {
    const id = await transferOrder()
    expect(await books.takenOf(TRAY.id)).toBe(4)
    const { moveOrder: move } = server.services
    expect(await move(id, 'canceled', server.clock.now())).toMatchObject({ kind: 'moved' })
    expect(await books.takenOf(TRAY.id)).toBe(0)
    expect(await books.loadOf(aCart().deliverySlot.start)).toBe(0)
  })
})

describe('orders that move by the clock', () => {
  const slotStart = Date.parse(aCart().deliverySlot.start)
  const wait = (minutes: number) =>
    server.clock.moveTo(new Date(slotStart + minutes * 60_000).toISOString())

  test('follow their slot: courier, kitchen door, customer', async () => {
    const id = await transferOrder()
    const { progressOrders: progress } = server.services
    wait(-46)
    expect(await progress()).toBe(0)
    wait(-44)
    expect(await progress()).toBe(1)
    expect(await statusOf(id)).toBe('assigned')
    expect(await progress()).toBe(0)
    wait(-20)
    await progress()
    expect(await statusOf(id)).toBe('supported')
    wait(15)
    await progress()
    expect(await statusOf(id)).toBe('delivered')
    expect(await movesOf(id)).toEqual([
      'confirmed 10:00',
      'assigned 11:15',
      'supported 11:40',
      'delivered 12:15',
    ])
  })

  test('catch up after a pause with the hours of their plan, and wait for their payment', async () => {
    const [id, unpaid] = [await transferOrder(), await shop.orderId(token)]
    wait(300)
    expect(await server.services.progressOrders()).toBe(3)
    expect((await movesOf(id)).at(-1)).toBe('delivered 12:15')
    expect(await statusOf(unpaid)).toBe('waitingForPayment')
  })

  test('keep the hours of their plan, whatever has moved other orders since', async () => {
    const [id, other] = [await transferOrder(), await shop.orderId(token)]
    await server.db
      .update(tables.orders)
      .set({ expiresAt: null })
      .where(eq(tables.orders.id, other))
    wait(-10)
    await confirm(server, other)
    await server.services.progressOrders()
    expect(await movesOf(id)).toEqual(['confirmed 10:00', 'assigned 11:15', 'supported 11:40'])
    expect((await movesOf(other)).at(-1)).toBe('supported 11:50')
  })

  test('are moved once by two shops at the same time', async () => {
    await transferOrder()
    wait(300)
    const { progressOrders: progress } = server.services
    const moves = await Promise.all([progress(), progress()])
    expect(moves.reduce((sum, count) => sum + count, 0)).toBe(3)
  })

  test('never take a status before the one that led to it', async () => {
    const id = await shop.orderId(token)
    const paidAt = at(new Date(slotStart - 30 * 60_000).toISOString())
    await server.db.update(tables.orders).set({ expiresAt: null }).where(eq(tables.orders.id, id))
    server.clock.moveTo(paidAt.toISOString())
    await confirm(server, id)
    await server.services.progressOrders()
    expect(await movesOf(id)).toEqual([
      'waitingForPayment 10:00',
      'confirmed 11:30',
      'assigned 11:30',
    ])
  })
})

test('a delivered order asks its customer what it was like, once', async () => {
  const customer = await addUser(server.db, { canUseWireTransfer: true })
  const id = await shop.orderId(customer.token, aCart(), { payByCreditTransfer: true })
  await moveAsFarAs(server, id, 'delivered')
  const requested = (await server.mails()).filter(({ text }) => text.includes(`/feedback/${id}`))
  expect(requested).toHaveLength(1)
})
