import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { aCart, menus, north, shopping, slot, THURSDAY, units } from '../../support/carts'
import { orderBooks } from '../../support/orders'
import {
  addUser,
  BREAD,
  forgetOrders,
  HAMPER,
  MENU,
  OFF_SALE,
  openShop,
  SLOT_CAPACITY,
  TART,
  TRAY,
} from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'
import { untilHeard } from '../../support/untilHeard'

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

const TUESDAY_DAY = '2026-11-24'
const TOMORROW_NOON = slot('2026-11-25', '12:00', '12:30')

describe('refusals are responses, and take nothing', () => {
  const refused = async (
    cart: object,
    code: string,
    { payByCreditTransfer = false, someone = token } = {},
  ) => {
    expect(await shop.order(someone, cart, { payByCreditTransfer })).toBe(code)
    await books.expectNothingTaken()
  }

  test('CART_EMPTY', () => refused(aCart({ items: [] }), 'CART_EMPTY'))

  test('MINIMUM_ORDER_AMOUNT under the minimum, taken at the minimum', async () => {
    await refused(aCart({ items: [units(TRAY, 3)] }), 'MINIMUM_ORDER_AMOUNT')
    const exactly = aCart({ items: [units(TRAY, 2), units(BREAD, 10)] })
    expect(await shop.order(token, exactly)).toMatch(/^ORDER_ID:/)
  })

  test('WIRE_TRANSFER_NOT_ALLOWED without the right', () =>
    refused(aCart(), 'WIRE_TRANSFER_NOT_ALLOWED', { payByCreditTransfer: true }))

  test.each([
    ['no slot', { deliverySlot: null }],
    ['a slot outside the line’s hours', { deliverySlot: slot(THURSDAY, '15:00', '15:30') }],
    ['a slot that starts at no slot’s start', { deliverySlot: slot(THURSDAY, '12:10', '12:40') }],
    ['a slot of an hour', { deliverySlot: slot(THURSDAY, '12:00', '13:00') }],
    ['a slot that ends before it starts', { deliverySlot: slot(THURSDAY, '12:00', '11:30') }],
    ['a slot of another day', { deliverySlot: slot('2026-11-27', '12:00', '12:30') }],
    [
      'a slot outside the hours of one of the lines',
      { items: [units(TRAY, 4), units(TART, 1)], deliverySlot: slot(THURSDAY, '10:00', '10:30') },
    ],
  ])('SLOT_UNAVAILABLE for %s', (_, change) => refused(aCart(change), 'SLOT_UNAVAILABLE'))

  test('SLOT_UNAVAILABLE when the slot is full', async () => {
    await server.db.insert(tables.slotLoads).values({
      distributionPointId: 111,
      slotStartAt: new Date(aCart().deliverySlot.start),
      capacity: SLOT_CAPACITY,
      taken: SLOT_CAPACITY,
    })
    expect(await shop.order(token)).toBe('SLOT_UNAVAILABLE')
    expect(await books.takenOf(TRAY.id)).toBe(0)
    expect(await books.orderCount()).toBe(0)
  })

  test('TOO_LATE from the minute on when less than the lead time is left', async () => {
    const today = aCart({
      deliveryDay: TUESDAY_DAY,
      deliverySlot: slot(TUESDAY_DAY, '14:00', '14:30'),
    })
    server.clock.moveTo('2026-11-24T12:00:01+01:00')
    await refused(today, 'TOO_LATE')
    server.clock.moveTo('2026-11-24T11:59:50+01:00')
    expect(await shop.order(token, today)).toMatch(/^ORDER_ID:/)
  })

  test('TOO_LATE counts the longest lead time of the cart', async () => {
    server.clock.moveTo('2026-11-24T10:30:00+01:00')
    const today = { deliveryDay: TUESDAY_DAY, deliverySlot: slot(TUESDAY_DAY, '14:00', '14:30') }
    await refused(aCart({ ...today, items: [units(TRAY, 4), units(TART, 1)] }), 'TOO_LATE')
  })

  test('TOO_LATE for a slot that has passed', async () => {
    const day = '2026-11-23'
    await refused(
      aCart({ deliveryDay: day, deliverySlot: slot(day, '12:00', '12:30') }),
      'TOO_LATE',
    )
  })

  const tomorrow = { deliveryDay: '2026-11-25', deliverySlot: TOMORROW_NOON }

  test('TOO_FAR beyond 9,999 m after 18:00 for the next business day', async () => {
    server.clock.moveTo('2026-11-24T18:05:00+01:00')
    await refused(aCart({ ...tomorrow, ...north(10_000) }), 'TOO_FAR')
    expect(await shop.order(token, aCart({ ...tomorrow, ...north(9_999) }))).toMatch(/^ORDER_ID:/)
  })

  test('a far delivery is taken before 18:00, for a later day, and from the e-shop', async () => {
    server.clock.moveTo('2026-11-24T17:55:00+01:00')
    expect(await shop.order(token, aCart({ ...tomorrow, ...north(10_000) }))).toMatch(/^ORDER_ID:/)
    server.clock.moveTo('2026-11-24T18:05:00+01:00')
    expect(await shop.order(token, aCart(north(10_000)))).toMatch(/^ORDER_ID:/)
    const hamper = aCart({ ...tomorrow, ...north(10_000), items: [units(HAMPER, 1)] })
    expect(await shop.order(token, hamper)).toMatch(/^ORDER_ID:/)
  })

  test('calling a cart of trays one of the e-shop changes nothing', async () => {
    server.clock.moveTo('2026-11-24T18:05:00+01:00')
    const items = [units(TRAY, 4), units(HAMPER, 1)]
    await refused(aCart({ ...tomorrow, ...north(10_000), items, lineId: HAMPER.lineId }), 'TOO_FAR')
  })

  test.each([
    ['beyond the reach of every point', north(16_000)],
    ['outside the delivery zones', north(44_000)],
    ['outside every zone', { lat: 45.76, lng: 4.83 }],
  ])('OUT_OF_DISTANCE %s', (_, place) => refused(aCart(place), 'OUT_OF_DISTANCE'))

  const changePoint = (change: { reach: number } | { businessUnitId: number }) =>
    server.db
      .update(tables.distributionPoints)
      .set(change)
      .where(eq(tables.distributionPoints.id, 111))
  const changeZone = (businessUnitId: number | null) =>
    server.db
      .update(tables.deliveryZones)
      .set({ businessUnitId })
      .where(eq(tables.deliveryZones.id, 1))

  test.each([
    [
      'the point delivers less far',
      () => changePoint({ reach: 100 }),
      () => changePoint({ reach: 15_000 }),
    ],
    [
      'the point serves other zones',
      () => changePoint({ businessUnitId: 2 }),
      () => changePoint({ businessUnitId: 1 }),
    ],
    ['no unit delivers the zone', () => changeZone(null), () => changeZone(1)],
  ])('OUT_OF_DISTANCE when %s since the cart was stored', async (_, change, undo) => {
    const key = randomUUID()
    await shop.setCart(token, aCart(), key)
    await change()
    await untilHeard(server.database)
    try {
      expect((await shop.createOrder(token, key)).data.createOrder).toBe('OUT_OF_DISTANCE')
      await books.expectNothingTaken()
    } finally {
      await undo()
      await untilHeard(server.database)
    }
  })

  test('OUT_OF_STOCK when another customer was faster', async () => {
    const key = randomUUID()
    await shop.setCart(token, aCart(), key)
    await server.db.insert(tables.stock).values({
      distributionPointId: 111,
      day: THURSDAY,
      productId: Number(TRAY.id),
      total: 50,
      taken: 47,
    })
    expect((await shop.createOrder(token, key)).data.createOrder).toBe('OUT_OF_STOCK')
    expect(await books.takenOf(TRAY.id)).toBe(47)
    expect(await books.loadOf(aCart().deliverySlot.start)).toBe(0)
    expect(await books.orderCount()).toBe(0)
  })

  test('OUT_OF_STOCK when a menu’s product is gone, and nothing else is taken', async () => {
    const key = randomUUID()
    await shop.setCart(token, aCart({ items: [units(TRAY, 4), menus(MENU, 2)] }), key)
    await server.db.insert(tables.stock).values({
      distributionPointId: 111,
      day: THURSDAY,
      productId: Number(BREAD.id),
      total: 3,
      taken: 0,
    })
    expect((await shop.createOrder(token, key)).data.createOrder).toBe('OUT_OF_STOCK')
    await books.expectNothingTaken()
  })

  test.each([
    ['an article', { items: [units(TRAY, 4)] }],
    ['an article of a menu', { items: [menus(MENU, 2)] }],
  ])('OUT_OF_STOCK when %s was taken off sale', async (_, change) => {
    const key = randomUUID()
    await shop.setCart(token, aCart(change), key)
    await changeTray({ unavailabilityPublicMessage: 'De retour en juin' })
    expect((await shop.createOrder(token, key)).data.createOrder).toBe('OUT_OF_STOCK')
    await books.expectNothingTaken()
    await changeTray({ unavailabilityPublicMessage: null })
  })

  test.each([
    ['taken off sale', { unavailabilityPublicMessage: 'De retour en juin' }],
    ['withdrawn', { withdrawnAt: new Date(TUESDAY) }],
    ['not sold any more in so few', { minimumQuantity: 5 }],
  ])('OUT_OF_STOCK when one article of several was %s', async (_, change) => {
    const key = randomUUID()
    await shop.setCart(token, aCart({ items: [units(BREAD, 30), units(TRAY, 4)] }), key)
    await changeTray(change)
    expect((await shop.createOrder(token, key)).data.createOrder).toBe('OUT_OF_STOCK')
    await books.expectNothingTaken()
    await changeTray({ unavailabilityPublicMessage: null, withdrawnAt: null, minimumQuantity: 1 })
  })

  test('CART_EMPTY when nothing in the cart is on sale', async () => {
    expect(await shop.order(token, aCart({ items: [units(OFF_SALE, 9)] }))).toBe('CART_EMPTY')
  })

  test('PRICE_CHANGED when the total is not the one that setCart returned', async () => {
    const key = randomUUID()
    const cart = aCart({
      deliveryDay: '2026-11-25',
      deliverySlot: slot('2026-11-25', '14:00', '14:30'),
    })
    await shop.setCart(token, cart, key)
    // Past midnight the same delivery is a same-day one.
    server.clock.moveTo('2026-11-25T08:00:00+01:00')
    expect((await shop.createOrder(token, key)).data.createOrder).toBe('PRICE_CHANGED')
    await books.expectNothingTaken()
    await shop.setCart(token, cart, key)
    expect((await shop.createOrder(token, key)).data.createOrder).toMatch(/^ORDER_ID:/)
  })
})

/** Sells trays otherwise, or not at all; PostgreSQL tells of a change a moment after it. */
async function changeTray(changes: Partial<typeof tables.products.$inferInsert>): Promise<void> {
  const { catalogue } = server.services.inventory
  const before = await catalogue()
  await server.db
    .update(tables.products)
    .set(changes)
    .where(eq(tables.products.id, Number(TRAY.id)))
  await until(async () => (await catalogue()) !== before)
}
