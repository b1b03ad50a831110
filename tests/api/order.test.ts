import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as tables from '../../src/server/db/tables'
import { aCart, menus, shopping, slot, THURSDAY, units } from '../support/carts'
import {
  addUser,
  BREAD,
  forgetOrders,
  HAMPER,
  MENU,
  OFF_SALE,
  openShop,
  POINT,
  SLOT_CAPACITY,
  TART,
  TRAY,
} from '../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../support/testServer'

let server: TestServer
let shop: ReturnType<typeof shopping>
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await forgetOrders(server.db)
  token = (await addUser(server.db)).token
})

const TUESDAY_DAY = '2026-11-24'
const EVENING = slot('2026-11-25', '12:00', '12:30')

const takenOf = async (id: string, day = THURSDAY) => {
  const rows = await server.db
    .select({ taken: tables.stock.taken })
    .from(tables.stock)
    .where(and(eq(tables.stock.productId, Number(id)), eq(tables.stock.day, day)))
  return rows[0]?.taken ?? 0
}
const loadOf = async (start: string) => {
  const rows = await server.db
    .select({ taken: tables.slotLoads.taken })
    .from(tables.slotLoads)
    .where(eq(tables.slotLoads.slotStartAt, new Date(start)))
  return rows[0]?.taken ?? 0
}
const orderCount = async () =>
  (await server.db.select({ id: tables.orders.id }).from(tables.orders)).length

/** Nothing of an order is left: no row, no portion, no slot. */
async function expectNothingTaken() {
  expect(await orderCount()).toBe(0)
  expect(await server.db.select().from(tables.orderLines)).toEqual([])
  const stock = await server.db.select({ taken: tables.stock.taken }).from(tables.stock)
  expect(stock.filter(({ taken }) => taken > 0)).toEqual([])
  expect(await loadOf(aCart().deliverySlot.start)).toBe(0)
}

const ORDER = `query Order($id: ID!) {
  order(id: $id) {
    id number status totalWithVat totalWithoutVat deliveryHour isFullyPaid payByCreditTransfer expiresAt
    slotStartAt deliveryAddress deliveryContactName deliveryFees discount vatParts { rate amountHT vat }
    payments { id amount type paidAt hasFailed }
    products { id name price quantity category pictureUrl originalProduct { id available } menu { id name } }
    menus { id name price quantity originalMenu { id } }
    extraCosts { name price quantity }
    documents { fileUrl } trackingToken
    wireTransfer { iban bic accountHolder reference }
  }
}`
const TRACK = `query Track($id: ID!, $token: String) {
  orderTracking(orderId: $id, token: $token) { id number status isOwner deliveryAddress order { id trackingToken } }
}`

type Line = { id: string; name: string; price: number; quantity: number }
type Order = {
  id: string
  number: string
  status: string
  totalWithVat: number
  totalWithoutVat: number
  isFullyPaid: boolean
  expiresAt: string | null
  vatParts: { rate: number; amountHT: number; vat: number }[]
  payments: { amount: number; type: string; paidAt: string | null }[]
  products: (Line & { menu: { id: string } | null })[]
  menus: Line[]
  extraCosts: Line[]
  trackingToken: string
  wireTransfer: { reference: string } | null
}

async function read(id: string, someone: string | undefined = token): Promise<Order> {
  const { data, errors } = await server.graphql<{ order: Order }>(ORDER, { id }, someone)
  expect(errors).toEqual([])
  return data.order
}

describe('an order that is taken', () => {
  test('holds what was in the cart, takes stock and slot, and waits for its payment for 30 minutes', async () => {
    const cart = aCart({
      items: [units(TRAY, 2), units(BREAD, 1), menus(MENU, 2)],
      hasCutlery: true,
    })
    const id = await shop.orderId(token, cart)
    const order = await read(id)
    expect(order).toMatchObject({
      id,
      status: 'waitingForPayment',
      deliveryHour: '2026-11-26T12:15:00+01:00',
      slotStartAt: '2026-11-26T12:00:00+01:00',
      deliveryAddress: '10 rue de la Paix, 75002 Paris',
      deliveryContactName: 'Alix Martin',
      deliveryFees: 1000,
      isFullyPaid: false,
      payments: [],
      documents: [],
      wireTransfer: null,
      extraCosts: [{ name: 'Couverts', price: 50, quantity: 4 }],
    })
    expect(order.number).toMatch(/^T-\d{5,}$/)
    expect(order.expiresAt).toMatch(/^2026-11-24T10:30:/)
    expect(order.totalWithoutVat).toBe(3000 + 200 + 5000 + 200 + 1000)
    expect(order.totalWithVat).toBe(
      order.vatParts.reduce((sum, { amountHT, vat }) => sum + amountHT + vat, 0),
    )
    const [menu] = order.menus
    expect(menu).toMatchObject({ name: 'Menu du marché', price: 2500, quantity: 2 })
    expect(
      order.products.map(({ name, price, quantity, menu: own }) => [
        name,
        price,
        quantity,
        own?.id,
      ]),
    ).toEqual([
      ['Plateau du marché', 1500, 2, undefined],
      ['Pain de campagne', 200, 1, undefined],
      ['Plateau du marché', 0, 2, menu?.id],
      ['Pain de campagne', 0, 4, menu?.id],
    ])
    expect(await takenOf(TRAY.id)).toBe(4)
    expect(await takenOf(BREAD.id)).toBe(5)
    expect(await loadOf(cart.deliverySlot.start)).toBe(1)
  })

  test('ids and tracking tokens cannot be guessed', async () => {
    const [first, second] = [await shop.orderId(token), await shop.orderId(token)]
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(first).not.toBe(second)
    expect((await read(first)).trackingToken).toHaveLength(32)
    expect((await read(first)).trackingToken).not.toBe((await read(second)).trackingToken)
  })

  test('a transfer is confirmed at once, not paid, and says where the money goes', async () => {
    const payer = await addUser(server.db, { canUseWireTransfer: true })
    const id = await shop.orderId(payer.token, aCart(), { payByCreditTransfer: true })
    const order = await read(id, payer.token)
    expect(order).toMatchObject({
      status: 'confirmed',
      isFullyPaid: false,
      expiresAt: null,
      payments: [{ type: 'wireTransfer', amount: order.totalWithVat, paidAt: null }],
      wireTransfer: { iban: expect.stringMatching(/^FR76/), reference: order.number },
    })
  })

  test('is remembered for the next one: address, contacts, each once, newest first', async () => {
    await shop.orderId(token)
    await shop.orderId(token, aCart({ address: '4 rue du Louvre, 75001 Paris' }))
    await shop.orderId(token)
    const { data } = await server.graphql<Record<string, Record<string, unknown>[]>>(
      `query Last { lastDeliveryAddresses { address lat } lastDeliveryContacts { id deliveryContactName deliveryDetails } lastInvoiceContacts { id invoiceCustomerName invoiceCompanyName } }`,
      {},
      token,
    )
    expect(data.lastDeliveryAddresses?.map(({ address }) => address)).toEqual([
      '10 rue de la Paix, 75002 Paris',
      '4 rue du Louvre, 75001 Paris',
    ])
    expect(data.lastDeliveryContacts).toEqual([
      { id: expect.any(String), deliveryContactName: 'Alix Martin', deliveryDetails: '2e étage' },
    ])
    expect(data.lastInvoiceContacts).toHaveLength(1)
    const other = await addUser(server.db)
    const theirs = await server.graphql(
      `query Last { lastDeliveryAddresses { address } }`,
      {},
      other.token,
    )
    expect(theirs.data).toEqual({ lastDeliveryAddresses: [] })
  })

  test('orders come newest first, as many as asked for', async () => {
    const ids = [await shop.orderId(token), await shop.orderId(token), await shop.orderId(token)]
    const list = async (limit?: number) =>
      server.graphql<{ orders: Order[] }>(
        `query Orders($limit: Int) { orders(limit: $limit) { id products { name } payments { id } } }`,
        limit === undefined ? {} : { limit },
        token,
      )
    expect((await list()).data.orders.map(({ id }) => id)).toEqual([...ids].reverse())
    expect((await list(2)).data.orders).toHaveLength(2)
    expect((await list(2)).data.orders[0]?.products).toHaveLength(1)
    expect((await list(0)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('the same cart twice gives the same order', () => {
  test('one after the other', async () => {
    const key = randomUUID()
    const first = await shop.order(token, aCart(), { key })
    const { data } = await shop.createOrder(token, key)
    expect(data.createOrder).toBe(first)
    expect(await orderCount()).toBe(1)
    expect(await takenOf(TRAY.id)).toBe(4)
  })

  test('ten at once', async () => {
    const key = randomUUID()
    await shop.setCart(token, aCart(), key)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.createOrder(token, key)),
    )
    const ids = new Set(answers.map(({ data }) => data.createOrder))
    expect([...ids]).toEqual([expect.stringMatching(/^ORDER_ID:/)])
    expect(await orderCount()).toBe(1)
    expect(await takenOf(TRAY.id)).toBe(4)
    expect(await loadOf(aCart().deliverySlot.start)).toBe(1)
  })

  test('even when the slot has closed meanwhile', async () => {
    const key = randomUUID()
    const first = await shop.order(token, aCart(), { key })
    server.clock.moveTo('2026-11-26T13:00:00+01:00')
    expect((await shop.createOrder(token, key)).data.createOrder).toBe(first)
  })
})

describe('refusals are answers, and take nothing', () => {
  const refused = async (
    cart: object,
    code: string,
    { payByCreditTransfer = false, someone = token } = {},
  ) => {
    expect(await shop.order(someone, cart, { payByCreditTransfer })).toBe(code)
    await expectNothingTaken()
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
    expect(await takenOf(TRAY.id)).toBe(0)
    expect(await orderCount()).toBe(0)
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

  /** So many metres north of the point. */
  const north = (metres: number) => ({ lat: POINT.lat + (metres / 6_371_000) * (180 / Math.PI) })
  const tomorrow = { deliveryDay: '2026-11-25', deliverySlot: EVENING }

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
    ['in a zone that nobody delivers', { lat: POINT.lat + 0.4 }],
    ['outside every zone', { lat: 45.76, lng: 4.83 }],
  ])('TOO_FAR %s', (_, place) => refused(aCart(place), 'TOO_FAR'))

  test('OUT_OF_STOCK when somebody else was faster', async () => {
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
    expect(await takenOf(TRAY.id)).toBe(47)
    expect(await loadOf(aCart().deliverySlot.start)).toBe(0)
    expect(await orderCount()).toBe(0)
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
    await expectNothingTaken()
  })

  test('OUT_OF_STOCK when an article was taken off sale', async () => {
    const key = randomUUID()
    await shop.setCart(token, aCart(), key)
    await server.db
      .update(tables.products)
      .set({ unavailabilityPublicMessage: 'De retour en juin' })
      .where(eq(tables.products.id, Number(TRAY.id)))
    await heard(
      async () => (await shop.createOrder(token, key)).data.createOrder === 'OUT_OF_STOCK',
    )
    await expectNothingTaken()
    await server.db
      .update(tables.products)
      .set({ unavailabilityPublicMessage: null })
      .where(eq(tables.products.id, Number(TRAY.id)))
    expect(await shop.order(token, aCart({ items: [units(OFF_SALE, 9)] }))).toBe('CART_EMPTY')
  })

  test('PRICE_CHANGED when the total is not what the cart was answered', async () => {
    const key = randomUUID()
    const cart = aCart({
      deliveryDay: '2026-11-25',
      deliverySlot: slot('2026-11-25', '14:00', '14:30'),
    })
    await shop.setCart(token, cart, key)
    // Past midnight the same delivery is a same-day one.
    server.clock.moveTo('2026-11-25T08:00:00+01:00')
    expect((await shop.createOrder(token, key)).data.createOrder).toBe('PRICE_CHANGED')
    await expectNothingTaken()
    await shop.setCart(token, cart, key)
    expect((await shop.createOrder(token, key)).data.createOrder).toMatch(/^ORDER_ID:/)
  })
})

describe('contacts are required', () => {
  test.each([
    [{ deliveryContact: null }, ['deliveryContact.name', 'deliveryContact.phone']],
    [
      { deliveryContact: { id: '0', name: ' ', phone: '12' } },
      ['deliveryContact.name', 'deliveryContact.phone'],
    ],
    [{ invoiceContact: null }, ['invoiceContact.address', 'invoiceContact.customerName']],
    [
      { invoiceContact: { ...aCart().invoiceContact, companySiret: '12345678901234' } },
      ['invoiceContact.companySiret'],
    ],
    [{ deliveryContactSMSNumber: '01 23 45 67 89' }, ['deliveryContactSMSNumber']],
  ])('%j', async (change, fields) => {
    const key = randomUUID()
    await shop.setCart(token, aCart(change), key)
    const { errors } = await shop.createOrder(token, key)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(Object.keys(Object(errors[0]?.extensions.fields)).sort()).toEqual(fields)
    await expectNothingTaken()
  })
})

describe('the neighbour never sees, orders or follows what is mine', () => {
  test('somebody else’s order, a made-up one and a malformed one get the same answer', async () => {
    const id = await shop.orderId(token)
    const neighbour = await addUser(server.db)
    for (const unknown of [id, randomUUID(), 'x', "' or 1=1"]) {
      for (const query of [ORDER, TRACK]) {
        const { data, errors } = await server.graphql(query, { id: unknown }, neighbour.token)
        expect(data).toBeNull()
        expect(errors).toHaveLength(1)
        expect(errors[0]?.message).toBe('Unknown order')
        expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
      }
    }
    const { data } = await server.graphql(`query Orders { orders { id } }`, {}, neighbour.token)
    expect(data).toEqual({ orders: [] })
  })

  test('a visitor has no orders', async () => {
    const id = await shop.orderId(token)
    const { errors } = await server.graphql(ORDER, { id })
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await shop.createOrder(undefined, randomUUID())).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
  })

  test('somebody else’s cart is ordered by nobody, before and after its owner did', async () => {
    const key = randomUUID()
    await shop.setCart(token, aCart(), key)
    const neighbour = await addUser(server.db, { canUseWireTransfer: true })
    const answers = async () => [
      await shop.createOrder(neighbour.token, key),
      await shop.createOrder(neighbour.token, randomUUID()),
      await shop.createOrder(neighbour.token, 'no key at all'),
    ]
    const before = await answers()
    await expectNothingTaken()
    await shop.createOrder(token, key)
    for (const { data, errors } of [...before, ...(await answers())]) {
      expect(data).toBeNull()
      expect(errors[0]?.message).toBe('Unknown cart')
      expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
    }
    expect(await orderCount()).toBe(1)
  })

  test('the tracking token shows where the order is and nothing of what it holds', async () => {
    const id = await shop.orderId(token)
    const { trackingToken, number } = await read(id)
    const { data } = await server.graphql(TRACK, { id, token: trackingToken })
    expect(data.orderTracking).toEqual({
      id,
      number,
      status: 'waitingForPayment',
      isOwner: false,
      deliveryAddress: '10 rue de la Paix, 75002 Paris',
      order: null,
    })
    const own = await server.graphql(TRACK, { id }, token)
    expect(own.data.orderTracking).toMatchObject({ isOwner: true, order: { id, trackingToken } })
    for (const wrong of [undefined, '', trackingToken.slice(1), `${trackingToken}x`]) {
      const { errors } = await server.graphql(TRACK, { id, token: wrong })
      expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })
})

describe('an unpaid order', () => {
  test('lapses after 30 minutes and gives its stock and its slot back, once', async () => {
    const id = await shop.orderId(token, aCart({ items: [units(TRAY, 2), menus(MENU, 1)] }))
    expect(await takenOf(TRAY.id)).toBe(3)
    server.clock.advance(29 * 60_000)
    expect(await server.services.orders.lapseUnpaid()).toBe(0)
    server.clock.advance(61_000)
    const swept = await Promise.all([
      server.services.orders.lapseUnpaid(),
      server.services.orders.lapseUnpaid(),
    ])
    expect(swept[0] + swept[1]).toBe(1)
    expect(await read(id)).toMatchObject({ status: 'canceled', expiresAt: null })
    expect(await takenOf(TRAY.id)).toBe(0)
    expect(await takenOf(BREAD.id)).toBe(0)
    expect(await loadOf(aCart().deliverySlot.start)).toBe(0)
    expect(await server.services.orders.lapseUnpaid()).toBe(0)
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
    await server.services.orders.lapseUnpaid()
    const late = await intent()
    expect(early.errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(late.errors).toEqual(early.errors)
    const outcome = await server.db.transaction((tx) =>
      server.services.orders.markPaid(tx, id, server.clock.now()),
    )
    expect(outcome).toBe('canceled')
  })

  test('does not lapse once it is paid; paying twice changes nothing', async () => {
    const id = await shop.orderId(token)
    const pay = () =>
      server.db.transaction((tx) => server.services.orders.markPaid(tx, id, server.clock.now()))
    expect(await pay()).toBe('paid')
    expect(await pay()).toBe('alreadyPaid')
    server.clock.advance(31 * 60_000)
    expect(await server.services.orders.lapseUnpaid()).toBe(0)
    expect(await read(id)).toMatchObject({ status: 'confirmed', expiresAt: null })
    expect(await takenOf(TRAY.id)).toBe(4)
    expect(
      await server.db.transaction((tx) =>
        server.services.orders.markPaid(tx, randomUUID(), server.clock.now()),
      ),
    ).toBe('unknown')
  })

  test('by transfer keeps its stock', async () => {
    const payer = await addUser(server.db, { canUseWireTransfer: true })
    await shop.orderId(payer.token, aCart(), { payByCreditTransfer: true })
    server.clock.advance(24 * 3_600_000)
    expect(await server.services.orders.lapseUnpaid()).toBe(0)
    expect(await takenOf(TRAY.id)).toBe(4)
  })
})

/** PostgreSQL tells of a change a moment after it. */
async function heard(check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) if (await check()) return
  throw new Error('not heard')
}
