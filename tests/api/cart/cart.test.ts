import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { aCart, menus, north, shopping, slot, units } from '../../support/carts'
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
} from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

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
    const cart = aCart({ ...north(10_000), departmentCode: '75' })
    expect((await totalsOf(cart)).sumDeliveryPriceHT).toBe(1500)
  })

  test('an address of another department than its coordinates is refused', async () => {
    const versailles = { address: '10 Avenue de Paris, 78000 Versailles, France' }
    const { errors } = await setCart(token, aCart(versailles))
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { address: 'ELSEWHERE' },
    })
  })

  test('an address is refused far from every known street of its postal code', async () => {
    const near = aCart({ address: '10 rue de la Paix, 75020 Paris' })
    expect((await setCart(token, near)).errors).toEqual([])
    const far = aCart({
      address: '1 rue de Villiers, 92200 Neuilly-sur-Seine',
      lat: north(14_000).lat,
    })
    expect((await setCart(token, far)).errors[0]?.extensions.fields).toEqual({
      address: 'ELSEWHERE',
    })
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

  test('a company has its own fees and discount, no other account has them', async () => {
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
  test('is reduced or removed, and the response says so', async () => {
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
        minimumQuantity: null,
      },
      {
        itemId: '999',
        type: 'product',
        lineId: TRAY.lineId,
        name: null,
        requestedQty: 2,
        qty: 0,
        minimumQuantity: null,
      },
    ])
    expect(data.setCart.totals.sumPriceProductsHT).toBe(4 * 1500 + 30 * 200)
  })

  test('menus use up their products', async () => {
    const { data } = await setCart(token, aCart({ items: [menus(MENU, 10), units(BREAD, 15)] }))
    expect(data.setCart.items.map(({ qty }) => qty)).toEqual([10, 10])
  })

  test('fewer than the least quantity cannot be had, and the response names it', async () => {
    const { data } = await setCart(token, aCart({ items: [units(CROISSANTS, 4)] }))
    expect(data.setCart.items).toEqual([])
    expect(data.setCart.changes[0]).toMatchObject({ requestedQty: 4, qty: 0, minimumQuantity: 5 })
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

describe('room service and canteen', () => {
  const HOTEL = { address: 'Atelier, 3 rue du Louvre', lat: POINT.lat + 0.001, lng: POINT.lng }
  const roomCart = (changes: object = {}) =>
    aCart({ items: [units(ROOM_DISH, 1)], lineId: ROOM_DISH.lineId, ...HOTEL, ...changes })
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

  const fieldsOf = async (someone: string, cart: object) =>
    (await setCart(someone, cart)).errors[0]?.extensions.fields
  const UNKNOWN_PLACE = { roomServiceLocationId: 'UNKNOWN' }
  const ELSEWHERE = { address: '10 rue de la Paix, 75002 Paris', lat: POINT.lat + 0.009 }

  test('room service is only for companies that have it', async () => {
    expect(await codeOf(token, roomCart())).toBe('FORBIDDEN')
    const without = await colleague({ hasRoomServiceEnabled: false })
    expect(
      await codeOf(without.token, roomCart({ roomServiceLocationId: without.locationId })),
    ).toBe('FORBIDDEN')
    const besideTrays = roomCart({ items: [units(TRAY, 4), units(ROOM_DISH, 1)] })
    expect(await codeOf(without.token, besideTrays)).toBe('FORBIDDEN')
  })

  test('room service goes to the company’s own delivery points', async () => {
    const own = await colleague()
    expect(
      await codeOf(own.token, roomCart({ roomServiceLocationId: own.locationId })),
    ).toBeUndefined()
    expect(await codeOf(own.token, roomCart())).toBeUndefined()
    expect(await fieldsOf(own.token, roomCart(ELSEWHERE))).toEqual(UNKNOWN_PLACE)
    const other = await colleague()
    for (const roomServiceLocationId of [other.locationId, '0', '-1', 'x', '999999999999']) {
      expect(await fieldsOf(own.token, roomCart({ roomServiceLocationId }))).toEqual(UNKNOWN_PLACE)
    }
    const noPoint = await colleague({}, false)
    expect(
      await fieldsOf(noPoint.token, roomCart({ roomServiceLocationId: noPoint.locationId })),
    ).toEqual(UNKNOWN_PLACE)
  })

  test('a location takes no other address: neither other words nor another spot', async () => {
    const { token: own, locationId: roomServiceLocationId } = await colleague()
    const { lat } = HOTEL
    for (const forged of [
      { address: '1 rue du Faussaire, 75001 Paris' },
      { lat: lat + 0.001 },
      { lng: POINT.lng - 0.01 },
      ELSEWHERE,
    ]) {
      const cart = roomCart({ roomServiceLocationId, ...forged })
      expect(await fieldsOf(own, cart)).toEqual({ address: 'OTHER_PLACE' })
    }
    expect(
      await codeOf(own, roomCart({ roomServiceLocationId, lat: lat + 0.0005 })),
    ).toBeUndefined()
  })

  test('one dish of room service sends the whole cart to the company’s place', async () => {
    const { token: own } = await colleague()
    const items = [units(TRAY, 4), units(ROOM_DISH, 1)]
    expect(await fieldsOf(own, roomCart({ ...ELSEWHERE, items }))).toEqual(UNKNOWN_PLACE)
    expect(await codeOf(own, roomCart({ items }))).toBeUndefined()
  })

  test('the canteen is for canteen users, at a place of their company', async () => {
    const b2b = await colleague()
    expect(await codeOf(b2b.token, canteenCart(HOTEL))).toBe('FORBIDDEN')
    const own = await colleague({}, false, { type: 'canteen' })
    expect(await codeOf(own.token, canteenCart(HOTEL))).toBeUndefined()
    expect(await fieldsOf(own.token, canteenCart())).toEqual(UNKNOWN_PLACE)
    const { locationId: roomServiceLocationId } = await colleague({}, false, { type: 'canteen' })
    expect(await fieldsOf(own.token, canteenCart({ ...HOTEL, roomServiceLocationId }))).toEqual(
      UNKNOWN_PLACE,
    )
  })
})

test('a cart without a day is checked against the next day on offer', async () => {
  const { data } = await setCart(token, aCart({ deliveryDay: null, deliverySlot: null }))
  expect(data.setCart.items).toEqual([units(TRAY, 4)])
})
