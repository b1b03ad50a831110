import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import * as tables from '#server/db/tables'
import { createBackend } from '#server/services'
import { imbalances } from '../../support/books'
import { aCart, north, shopping, slot, units } from '../../support/carts'
import { orderBooks } from '../../support/orders'
import {
  addCompany,
  addUser,
  addUsers,
  COFFEE,
  CROISSANTS,
  forgetOrders,
  openShop,
  POINT,
  ROOM_DISH,
  TRAY,
} from '../../support/shop'
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

const noonOf = (day: string, offset = '+01:00') => ({
  deliveryDay: day,
  deliverySlot: { start: `${day}T12:00:00${offset}`, end: `${day}T12:30:00${offset}` },
})
const TAKEN = expect.stringMatching(/^ORDER_ID:/)

describe('a far delivery for the next business day is refused after 18:00', () => {
  test.each([
    ['Monday', '2026-11-23', '2026-11-24', '2026-11-25'],
    ['Tuesday', '2026-11-24', '2026-11-25', '2026-11-26'],
    ['Wednesday', '2026-11-25', '2026-11-26', '2026-11-27'],
    ['Thursday', '2026-11-26', '2026-11-27', '2026-11-30'],
    ['Friday', '2026-11-27', '2026-11-30', '2026-12-01'],
    ['Saturday', '2026-11-28', '2026-11-30', '2026-12-01'],
    ['Sunday', '2026-11-29', '2026-11-30', '2026-12-01'],
  ])('on a %s', async (_, today, next, later) => {
    server.clock.moveTo(`${today}T18:00:01+01:00`)
    const far = (day: string) => aCart({ ...noonOf(day), ...north(10_000) })
    expect(await shop.order(token, far(next))).toBe('TOO_FAR')
    await books.expectNothingTaken()
    expect(await shop.order(token, far(later))).toEqual(TAKEN)
    expect(await shop.order(token, aCart({ ...noonOf(next), ...north(9_999) }))).toEqual(TAKEN)
    server.clock.moveTo(`${today}T17:59:00+01:00`)
    expect(await shop.order(token, far(next))).toEqual(TAKEN)
  })
})

describe('hours are Paris hours on both weekends on which the clocks change', () => {
  test.each([
    ['before summer time', '2027-03-25T10:00:00+01:00', '2027-03-26', '+01:00', '+02:00'],
    ['after summer time began', '2027-03-27T10:00:00+01:00', '2027-03-30', '+02:00', '+01:00'],
    ['before winter time', '2027-10-28T10:00:00+02:00', '2027-10-29', '+02:00', '+01:00'],
    ['after winter time began', '2027-10-30T10:00:00+02:00', '2027-11-02', '+01:00', '+02:00'],
  ])('%s', async (_, now, day, right, wrong) => {
    server.clock.moveTo(now)
    const last = (offset: string) => ({
      deliveryDay: day,
      deliverySlot: { start: `${day}T14:00:00${offset}`, end: `${day}T14:30:00${offset}` },
    })
    const first = (offset: string) => ({
      deliveryDay: day,
      deliverySlot: { start: `${day}T11:00:00${offset}`, end: `${day}T11:30:00${offset}` },
    })
    // An hour off, one of the two edges of the day is no slot any more.
    const edge = wrong > right ? first : last
    expect(await shop.order(token, aCart(edge(wrong)))).toBe('SLOT_UNAVAILABLE')
    await books.expectNothingTaken()
    expect(await shop.order(token, aCart(edge(right)))).toEqual(TAKEN)
  })
})

test('breakfast is delivered in its own hours only', async () => {
  const breakfast = (from: string, to: string) =>
    aCart({
      items: [units(CROISSANTS, 5), units(COFFEE, 5)],
      lineId: CROISSANTS.lineId,
      deliverySlot: slot('2026-11-26', from, to),
    })
  for (const [from, to] of [
    ['07:00', '07:30'],
    ['11:00', '11:30'],
    ['12:00', '12:30'],
  ] as const) {
    expect(await shop.order(token, breakfast(from, to))).toBe('SLOT_UNAVAILABLE')
  }
  await books.expectNothingTaken()
  expect(await shop.order(token, breakfast('10:30', '11:00'))).toEqual(TAKEN)
  expect(await shop.order(token, breakfast('07:30', '08:00'))).toEqual(TAKEN)
})

describe('what was allowed when the cart was stored is checked again when it is ordered', () => {
  test('a right to room service that was withdrawn', async () => {
    const hotel = { address: 'Atelier, 3 rue du Louvre', lat: POINT.lat, lng: POINT.lng }
    const companyId = await addCompany(server.db, {
      hasRoomServiceEnabled: true,
      location: { ...hotel, isRoomServiceDeliveryPoint: true },
    })
    const guest = await addUser(server.db, { companyId })
    const key = randomUUID()
    const cart = aCart({ ...hotel, items: [units(ROOM_DISH, 1)], lineId: ROOM_DISH.lineId })
    expect((await shop.setCart(guest.token, cart, key)).errors).toEqual([])
    await server.db
      .update(tables.companies)
      .set({ hasRoomServiceEnabled: false })
      .where(eq(tables.companies.id, companyId))
    const { errors } = await shop.createOrder(guest.token, key)
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
    await books.expectNothingTaken()
  })

  test('an address that was stored with the coordinates of another', async () => {
    const key = randomUUID()
    const { carts } = tables
    expect((await shop.setCart(token, aCart(), key)).errors).toEqual([])
    const [stored] = await server.db.select().from(carts).where(eq(carts.key, key))
    const forged = { ...Object(stored?.content), address: '10 Avenue de Paris, 78000 Versailles' }
    await server.db.update(carts).set({ content: forged }).where(eq(carts.key, key))
    const { errors } = await shop.createOrder(token, key)
    expect(errors[0]?.extensions.fields).toEqual({ address: 'ELSEWHERE' })
    await books.expectNothingTaken()
  })

  test('a place that has moved away, or was given up', async () => {
    const hotel = { address: 'Atelier, 3 rue du Louvre', lat: POINT.lat + 0.001, lng: POINT.lng }
    const { canteenLocations: places, orders } = tables
    const companyId = await addCompany(server.db, {
      hasRoomServiceEnabled: true,
      location: { ...hotel, isRoomServiceDeliveryPoint: true },
    })
    const ofCompany = eq(places.companyId, companyId)
    const [place] = await server.db.select({ id: places.id }).from(places).where(ofCompany)
    const guest = await addUser(server.db, { companyId })
    const cart = aCart({
      ...hotel,
      roomServiceLocationId: String(place?.id),
      items: [units(ROOM_DISH, 1)],
      lineId: ROOM_DISH.lineId,
    })
    const key = randomUUID()
    expect((await shop.setCart(guest.token, cart, key)).errors).toEqual([])
    await server.db.update(places).set({ address: '4 rue du Louvre' }).where(ofCompany)
    const moved = await shop.createOrder(guest.token, key)
    expect(moved.errors[0]?.extensions.fields).toEqual({ address: 'OTHER_PLACE' })
    await server.db
      .update(places)
      .set({ address: hotel.address, isRoomServiceDeliveryPoint: false })
      .where(ofCompany)
    const givenUp = await shop.createOrder(guest.token, key)
    expect(givenUp.errors[0]?.extensions.fields).toEqual({ roomServiceLocationId: 'UNKNOWN' })
    await books.expectNothingTaken()

    await server.db.update(places).set({ isRoomServiceDeliveryPoint: true }).where(ofCompany)
    const { data } = await shop.createOrder(guest.token, key)
    expect(data.createOrder).toEqual(TAKEN)
    const [order] = await server.db
      .select({ address: orders.deliveryAddress, place: orders.roomServiceLocationId })
      .from(orders)
    expect(order).toEqual({ address: hotel.address, place: place?.id })
  })

  test('an agreed price that has ended', async () => {
    const companyId = await addCompany(server.db, { defaultOrderDeliveryFee: 100 })
    const colleague = await addUser(server.db, { companyId })
    const key = randomUUID()
    await shop.setCart(colleague.token, aCart(), key)
    await server.db
      .update(tables.users)
      .set({ companyId: null })
      .where(eq(tables.users.id, colleague.id))
    const { data } = await shop.createOrder(colleague.token, key)
    expect(data.createOrder).toBe('PRICE_CHANGED')
    await books.expectNothingTaken()
  })
})

describe('an unpaid order expires once', () => {
  const LATE = 31 * 60_000

  /** A second server on the same database. */
  const anotherServer = () =>
    createBackend({
      env: server.env,
      database: server.database,
      clock: server.clock,
      logger: pino({ level: 'silent' }),
    }).services

  test('when two servers run the job at the same time', async () => {
    for (const user of await addUsers(server.db, 8)) await shop.orderId(user.token)
    server.clock.advance(LATE)
    const runs = [server.services, anotherServer(), server.services, anotherServer()]
    const expired = await Promise.all(runs.map(({ expireOrders }) => expireOrders()))
    expect(expired.reduce((sum, count) => sum + count, 0)).toBe(8)
    expect(await books.takenOf(TRAY.id)).toBe(0)
    expect(await imbalances(server.db)).toEqual([])
  })

  test('or is paid at that very moment, never both', async () => {
    const users = await addUsers(server.db, 8)
    const ids = await Promise.all(users.map((user) => shop.orderId(user.token)))
    server.clock.advance(LATE)
    const { confirmPaidOrder } = anotherServer()
    const pay = (id: string) =>
      server.db.transaction((tx) => confirmPaidOrder(tx, id, server.clock.now()))
    const [expired, ...paid] = await Promise.all([server.services.expireOrders(), ...ids.map(pay)])
    const confirmed = paid.filter((outcome) => outcome === 'paid').length
    expect(expired + confirmed).toBe(ids.length)
    expect(await books.takenOf(TRAY.id)).toBe(4 * confirmed)
    // `pay` confirms without any money.
    expect(await imbalances(server.db, { without: ['payments'] })).toEqual([])
  })
})
