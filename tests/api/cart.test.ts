import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as tables from '../../src/server/db/tables'
import { aCart, menus, shopping, slot, units } from '../support/carts'
import {
  addCompany,
  addUser,
  BREAD,
  CANTEEN_DISH,
  CROISSANTS,
  MENU,
  openShop,
  POINT,
  ROOM_DISH,
  TART,
  TRAY,
  WINE,
} from '../support/shop'
import { startTestServer, type TestServer } from '../support/testServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  token = (await addUser(server.db)).token
})
afterAll(() => server.close())

const setCart = (...args: Parameters<ReturnType<typeof shopping>['setCart']>) =>
  shopping(server).setCart(...args)

async function stored(key: string) {
  const rows = await server.db.select().from(tables.carts).where(eq(tables.carts.key, key))
  return rows[0]
}

async function totalsOf(cart: object, someone = token) {
  const { data, errors } = await setCart(someone, cart)
  expect(errors).toEqual([])
  return data.setCart.totals
}

describe('prices are the server’s', () => {
  test('items, zone fee and VAT by rate add up to the total', async () => {
    const totals = await totalsOf(
      aCart({ items: [units(TRAY, 4), units(BREAD, 2), units(WINE, 1), menus(MENU, 1)] }),
    )
    expect(totals).toMatchObject({
      sumPriceProductsHT: 8400,
      sumPriceMenusHT: 2500,
      sumDeliveryPriceHT: 1000,
      sumPriceCartHT: 11900,
      // 400 at 5.5 %, 8500 at 10 %, 3000 at 20 %
      sumPriceCartTTC: 11900 + 22 + 850 + 600,
    })
  })

  test('the zone is found again from the coordinates, whatever the cart says', async () => {
    const cart = aCart({ lat: POINT.lat + 0.09, departmentCode: '75' })
    expect((await totalsOf(cart)).sumDeliveryPriceHT).toBe(1500)
  })

  test('extra costs are counted per cover', async () => {
    const cart = aCart({
      items: [units(TRAY, 4), units(WINE, 2)],
      hasCutlery: true,
      hasPlacemats: true,
      hasIndividualBoxes: true,
    })
    expect((await totalsOf(cart)).sumPriceExtraCostsHT).toBe(4 * (50 + 100))
  })

  test('a same-day delivery costs the last-minute fee', async () => {
    const today = '2026-11-24'
    const cart = aCart({ deliveryDay: today, deliverySlot: slot(today, '14:00', '14:30') })
    expect((await totalsOf(cart)).sumLastMinutePriceHT).toBe(1000)
    expect((await totalsOf(aCart())).sumLastMinutePriceHT).toBe(0)
  })

  test('a company has its own fees and discount, nobody else has them', async () => {
    const companyId = await addCompany(server.db, {
      defaultOrderDeliveryFee: 500,
      discount: { brandId: 1, discountPercentage: 10, minimumCartAmount: 6500 },
    })
    const colleague = await addUser(server.db, { companyId })
    expect(await totalsOf(aCart(), colleague.token)).toMatchObject({
      sumDeliveryPriceHT: 500,
      sumCompanyDiscountHT: 600,
      companyDiscountTitle: 'Remise -10 %',
    })
    expect(await totalsOf(aCart())).toMatchObject({
      sumDeliveryPriceHT: 1000,
      sumCompanyDiscountHT: 0,
      companyDiscountTitle: null,
    })
  })

  test('naming a brand earns its discount only with something of that brand in the cart', async () => {
    const companyId = await addCompany(server.db, {
      discount: { brandId: 1, discountAmount: 2000, minimumCartAmount: 0 },
    })
    const colleague = await addUser(server.db, { companyId })
    const pastry = aCart({ items: [units(TART, 4)], mainBrandId: '1', lineId: TART.lineId })
    expect((await totalsOf(pastry, colleague.token)).sumCompanyDiscountHT).toBe(0)
  })

  test('a price in the request is refused, not ignored', async () => {
    const forged = { ...units(TRAY, 4), price: 1 }
    const { status, errors } = await setCart(token, aCart({ items: [forged] }))
    expect(status).toBe(400)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('what is not available', () => {
  test('is reduced or removed, and the answer says so', async () => {
    const { data } = await setCart(
      token,
      aCart({
        items: [units(TRAY, 4), units(BREAD, 31), units({ id: '999', lineId: TRAY.lineId }, 2)],
      }),
    )
    expect(data.setCart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      [TRAY.id, 4],
      [BREAD.id, 30],
    ])
    expect(data.setCart.changes).toEqual([
      {
        itemId: BREAD.id,
        type: 'product',
        lineId: BREAD.lineId,
        name: 'Pain de campagne',
        requestedQty: 31,
        qty: 30,
      },
      { itemId: '999', type: 'product', lineId: TRAY.lineId, name: null, requestedQty: 2, qty: 0 },
    ])
    expect(data.setCart.totals.sumPriceProductsHT).toBe(4 * 1500 + 30 * 200)
  })

  test('menus use up their products', async () => {
    const { data } = await setCart(token, aCart({ items: [menus(MENU, 10), units(BREAD, 15)] }))
    expect(data.setCart.items.map(({ qty }) => qty)).toEqual([10, 10])
  })

  test('fewer than the least quantity cannot be had', async () => {
    const { data } = await setCart(token, aCart({ items: [units(CROISSANTS, 4)] }))
    expect(data.setCart.items).toEqual([])
    expect(data.setCart.changes[0]).toMatchObject({ requestedQty: 4, qty: 0 })
  })

  test('a cart whose day has passed keeps its items: the customer picks another day', async () => {
    const day = '2026-11-23'
    const { data } = await setCart(
      token,
      aCart({ deliveryDay: day, deliverySlot: slot(day, '12:00', '12:30') }),
    )
    expect(data.setCart.items).toHaveLength(1)
    expect(data.setCart.changes).toEqual([])
  })
})

describe('every field is checked, and what is refused changes nothing', () => {
  test.each([
    ['quantity 0', { items: [units(TRAY, 0)] }, 'items.0.qty'],
    ['a negative quantity', { items: [units(TRAY, -1)] }, 'items.0.qty'],
    ['a quantity of 1e9', { items: [units(TRAY, 1e9)] }, 'items.0.qty'],
    [
      'quantities that add up to too many',
      { items: [units(TRAY, 9000), units(TRAY, 9000)] },
      'items',
    ],
    ['an id that is no id', { items: [units({ ...TRAY, id: '1 or 1=1' }, 1)] }, 'items.0.itemId'],
    ['an unknown line', { items: [units({ ...TRAY, lineId: 'NOWHERE' }, 1)] }, 'items.0.lineId'],
    [
      'a line that is not the item’s',
      { items: [units({ ...TRAY, lineId: 'LIGNE-ESHOP' }, 1)] },
      'items.0.lineId',
    ],
    ['101 items', { items: Array.from({ length: 101 }, () => units(TRAY, 1)) }, 'items'],
    ['a short address', { address: ' abc ' }, 'address'],
    ['a latitude off the globe', { lat: 90.5 }, 'lat'],
    ['a longitude off the globe', { lng: -181 }, 'lng'],
    ['a department that is none', { departmentCode: 'XX' }, 'departmentCode'],
    ['a day that sells nothing', { deliveryDay: '2026-11-28', deliverySlot: null }, 'deliveryDay'],
    ['a public holiday', { deliveryDay: '2026-12-25', deliverySlot: null }, 'deliveryDay'],
    [
      'a slot on a Sunday',
      { deliveryDay: null, deliverySlot: slot('2026-11-29', '12:00', '12:30') },
      'deliveryDay',
    ],
    ['half a character', { address: '10 rue \ud800 de la Paix' }, 'address'],
    ['an endless address', { address: 'a'.repeat(301) }, 'address'],
    [
      'an endless contact',
      { deliveryContact: { id: '0', name: 'a'.repeat(201), phone: '' } },
      'deliveryContact.name',
    ],
  ])('%s', async (_, change, field) => {
    const key = randomUUID()
    await setCart(token, aCart(), key)
    const before = await stored(key)
    const { errors } = await setCart(token, aCart(change), key)
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    })
    expect(await stored(key)).toEqual(before)
  })

  test.each([
    ['a quantity of 1.5', { items: [units(TRAY, 1.5)] }],
    ['a quantity beyond integers', { items: [units(TRAY, 1e12)] }],
    ['an item type that is none', { items: [{ ...units(TRAY, 1), type: 'user' }] }],
    ['a day that does not exist', { deliveryDay: '2026-02-30' }],
    ['an instant that does not exist', { deliverySlot: { start: 'noon', end: 'later' } }],
  ])('%s does not even reach the cart', async (_, change) => {
    const key = randomUUID()
    const { status, errors } = await setCart(token, aCart(change), key)
    expect(status).toBe(400)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await stored(key)).toBeUndefined()
  })

  test.each(['', 'mine', '00000000-0000-0000-0000-00000000000g', "'; drop table carts; --"])(
    'the key %j is no UUID',
    async (key) => {
      const { errors } = await setCart(token, aCart(), key)
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { key: 'INVALID' },
      })
    },
  )

  test('the same item twice is added up', async () => {
    const { data } = await setCart(token, aCart({ items: [units(TRAY, 2), units(TRAY, 3)] }))
    expect(data.setCart.items).toEqual([units(TRAY, 5)])
  })
})

describe('whose cart it is', () => {
  test('a visitor stores nothing', async () => {
    const key = randomUUID()
    const { errors } = await setCart(undefined, aCart(), key)
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await stored(key)).toBeUndefined()
  })

  test('somebody else’s key is forbidden, and the cart stays as it was', async () => {
    const key = randomUUID()
    await setCart(token, aCart(), key)
    const before = await stored(key)
    const neighbour = await addUser(server.db)
    const { data, errors } = await setCart(neighbour.token, aCart({ items: [] }), key)
    expect(data).toBeNull()
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
    expect(await stored(key)).toEqual(before)
  })

  test('a cart that became an order can no longer be changed', async () => {
    const key = randomUUID()
    const { orderId } = shopping(server)
    await orderId(token, aCart(), { key })
    const before = await stored(key)
    const { errors } = await setCart(token, aCart({ items: [units(TRAY, 9)] }), key)
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { key: 'ALREADY_ORDERED' },
    })
    expect(await stored(key)).toEqual(before)
  })
})

describe('room service and canteen', () => {
  const HOTEL = { address: 'Atelier, 3 rue du Louvre', lat: POINT.lat + 0.001, lng: POINT.lng }
  const roomCart = (changes: object = {}) =>
    aCart({ items: [units(ROOM_DISH, 1)], lineId: ROOM_DISH.lineId, ...changes })
  const canteenCart = (changes: object = {}) =>
    aCart({ items: [units(CANTEEN_DISH, 1)], lineId: CANTEEN_DISH.lineId, ...changes })

  async function colleague(company: object = {}, isDeliveryPoint = true, user: object = {}) {
    const companyId = await addCompany(server.db, {
      hasRoomServiceEnabled: true,
      location: { ...HOTEL, isRoomServiceDeliveryPoint: isDeliveryPoint },
      ...company,
    })
    const [location] = await server.db
      .select({ id: tables.canteenLocations.id })
      .from(tables.canteenLocations)
      .where(eq(tables.canteenLocations.companyId, companyId))
    const { token: own } = await addUser(server.db, { companyId, ...user })
    return { token: own, locationId: String(location?.id) }
  }

  const codeOf = async (someone: string, cart: object) =>
    (await setCart(someone, cart)).errors[0]?.extensions.code

  test('room service is only for companies that have it', async () => {
    expect(await codeOf(token, roomCart())).toBe('FORBIDDEN')
    const without = await colleague({ hasRoomServiceEnabled: false })
    expect(
      await codeOf(without.token, roomCart({ roomServiceLocationId: without.locationId })),
    ).toBe('FORBIDDEN')
  })

  test('room service goes to the company’s own delivery points', async () => {
    const own = await colleague()
    expect(
      await codeOf(own.token, roomCart({ roomServiceLocationId: own.locationId })),
    ).toBeUndefined()
    expect(await codeOf(own.token, roomCart())).toBe('BAD_USER_INPUT')
    const other = await colleague()
    expect(await codeOf(own.token, roomCart({ roomServiceLocationId: other.locationId }))).toBe(
      'BAD_USER_INPUT',
    )
    const noPoint = await colleague({}, false)
    expect(
      await codeOf(noPoint.token, roomCart({ roomServiceLocationId: noPoint.locationId })),
    ).toBe('BAD_USER_INPUT')
  })

  test('the canteen is for canteen users, at a place of their company', async () => {
    const b2b = await colleague()
    expect(await codeOf(b2b.token, canteenCart(HOTEL))).toBe('FORBIDDEN')
    const own = await colleague({}, false, { type: 'canteen' })
    expect(await codeOf(own.token, canteenCart(HOTEL))).toBeUndefined()
    expect(await codeOf(own.token, canteenCart())).toBe('BAD_USER_INPUT')
  })
})

test('a cart without a day is checked against the next day on offer', async () => {
  const { data } = await setCart(token, aCart({ deliveryDay: null, deliverySlot: null }))
  expect(data.setCart.items).toEqual([units(TRAY, 4)])
})
