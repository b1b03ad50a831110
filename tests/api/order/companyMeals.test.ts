import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders } from '#server/db/tables'
import { shopping } from '../../support/carts'
import { moveAsFarAs } from '../../support/moves'
import { orderStatus } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer
let shop: ReturnType<typeof shopping>
let browser: ReturnType<typeof sandboxBrowser>

beforeAll(async () => {
  server = await startTestServer()
  shop = shopping(server)
  browser = sandboxBrowser(server)
})
afterAll(() => server.close())

const PROFILE = `query Profile {
  getCustomerProfile {
    companyEntity { canteenLocations { id address lat lng isRoomServiceDeliveryPoint } }
  }
}`
const PLACE = `query Place($lat: Float!, $lng: Float!) {
  deliveryZoneForCoords(lat: $lat, lng: $lng) { departmentCode deliveryPrice businessUnit { id } }
}`
const POINT = `query Point($unit: ID!, $lat: Float!, $lng: Float!) {
  nearestDistributionPoint(businessUnitId: $unit, lat: $lat, lng: $lng) { id distance }
}`
const OFFER = `query Offer($point: ID!, $day: Date!, $lineId: ID!, $department: String) {
  businessDaysWithSlots(distributionPointId: $point, businessDay: $day, lineId: $lineId) {
    slots { slotStartAt slotEndAt disabledSlot }
  }
  availableInventory(
    input: { date: $day, distributionPointsIds: [$point], linesIds: [$lineId], departmentCode: $department }
  ) { products { id category price available unavailabilityPublicMessage } }
}`
const ORDER = `query Ordered($id: ID!) {
  order(id: $id) {
    status isFullyPaid deliveryAddress deliveryFees lastMinuteFees totalWithoutVat roomServiceLocationId
    canRequestItemRecovery itemRecovery { bookedRecoveryHour } canteenFeedbackHash
  }
}`

type Location = {
  id: string
  address: string
  lat: number
  lng: number
  isRoomServiceDeliveryPoint: boolean
}
type Zone = { departmentCode: string; deliveryPrice: number; businessUnit: { id: string } }
type Offer = {
  businessDaysWithSlots: {
    slots: { slotStartAt: string; slotEndAt: string; disabledSlot: boolean }[]
  }[]
  availableInventory: {
    products: {
      id: string
      category: string
      price: number
      available: number
      unavailabilityPublicMessage: string | null
    }[]
  }
}

async function send<Data>(query: string, variables: object, token: string): Promise<Data> {
  const { data, errors } = await server.graphql<Data>(query, { ...variables }, token)
  expect(errors).toEqual([])
  return data
}

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The demonstration offers nothing here')
  return value
}

/** A person of a company chooses a place, a slot and a dish as the site does, orders and pays by card. */
async function eat(
  token: string,
  {
    lineId,
    day,
    qty,
    isPlace,
  }: {
    lineId: string
    day: string
    qty: number
    isPlace: (location: Location) => boolean
  },
) {
  const { getCustomerProfile } = await send<{
    getCustomerProfile: { companyEntity: { canteenLocations: Location[] } }
  }>(PROFILE, {}, token)
  const place = required(getCustomerProfile.companyEntity.canteenLocations.find(isPlace))
  const { id: roomServiceLocationId, address, lat, lng } = place
  const { deliveryZoneForCoords: zone } = await send<{ deliveryZoneForCoords: Zone }>(
    PLACE,
    { lat, lng },
    token,
  )
  const { nearestDistributionPoint: point } = await send<{
    nearestDistributionPoint: { id: string }
  }>(POINT, { unit: zone.businessUnit.id, lat, lng }, token)
  const offer = await send<Offer>(
    OFFER,
    { point: point.id, day, lineId, department: zone.departmentCode },
    token,
  )
  const slot = required(
    offer.businessDaysWithSlots[0]?.slots.find(({ disabledSlot }) => !disabledSlot),
  )
  const dish = required(
    offer.availableInventory.products.find(
      ({ category, available, unavailabilityPublicMessage: why }) =>
        category === 'Box' && available >= qty && why === null,
    ),
  )
  const key = randomUUID()
  const stored = await shop.setCart(
    token,
    {
      address,
      lat,
      lng,
      departmentCode: zone.departmentCode,
      roomServiceLocationId,
      items: [{ itemId: dish.id, type: 'product', lineId, qty }],
      deliveryDay: day,
      deliverySlot: { start: slot.slotStartAt, end: slot.slotEndAt },
      deliveryContact: {
        ...{ id: '0', name: 'Alix Martin', phone: '06 12 34 56 78' },
        details: 'Code 12B',
      },
      deliveryContactSMSNumber: '06 12 34 56 78',
      toDeliversHot: true,
      hasToLeaveBags: false,
      invoiceContact: { id: '0', address, customerName: 'Alix Martin' },
      mainBrandId: '1',
      lineId,
    },
    key,
  )
  expect(stored.errors).toEqual([])
  expect(stored.data.setCart.changes).toEqual([])
  const created = await shop.createOrder(token, key)
  expect(created.errors).toEqual([])
  const id = created.data.createOrder.replace('ORDER_ID:', '')
  const { paymentIntent } = await browser.pay(
    await browser.openIntent(id, token),
    '4242424242424242',
  )
  expect(paymentIntent?.status).toBe('succeeded')
  await until(async () => (await orderStatus(server, id)) === 'confirmed')
  const read = async () =>
    (await send<{ order: Record<string, unknown> }>(ORDER, { id }, token)).order
  /** What its courier is told. */
  const told = async () => {
    const { toDeliversHot, hasToLeaveBags, smsNumber, deliveryDetails } = orders
    const [row] = await server.db
      .select({ toDeliversHot, hasToLeaveBags, smsNumber, deliveryDetails })
      .from(orders)
      .where(eq(orders.id, id))
    return row
  }
  return { id, place, zone, price: dish.price * qty, read, told }
}

test('one meal at the canteen: at the company’s place, for its price and no fee, no tray to hand over', async () => {
  const token = await server.signIn('louis@cantine-rivoli.example', 'canteen')
  // The day itself too: a canteen is decided on in the morning.
  const meal = await eat(token, {
    lineId: 'LIGNE-CANTINE',
    day: '2026-11-24',
    qty: 1,
    isPlace: ({ address }) => address.includes('Rivoli'),
  })
  expect(await meal.read()).toEqual({
    status: 'confirmed',
    isFullyPaid: true,
    deliveryAddress: '112 rue de Rivoli, 75001 Paris',
    deliveryFees: 0,
    lastMinuteFees: 0,
    totalWithoutVat: meal.price,
    roomServiceLocationId: meal.place.id,
    canRequestItemRecovery: false,
    itemRecovery: null,
    canteenFeedbackHash: expect.any(String),
  })
  expect(await meal.told()).toEqual({
    toDeliversHot: false,
    hasToLeaveBags: true,
    smsNumber: null,
    deliveryDetails: null,
  })
  await moveAsFarAs(server, meal.id, 'delivered')
  expect((await server.lastMail('louis@cantine-rivoli.example')).link).toContain(
    '/feedback-canteen/',
  )
})

test('room service: at a delivery point of the company, for the fee of its zone, its trays fetched again', async () => {
  const token = await server.signIn('camille@atelier-nord.example')
  const meal = await eat(token, {
    lineId: 'LIGNE-ROOM-SERVICE',
    day: '2026-11-26',
    qty: 5,
    isPlace: ({ isRoomServiceDeliveryPoint }) => isRoomServiceDeliveryPoint,
  })
  expect(await meal.read()).toMatchObject({
    status: 'confirmed',
    isFullyPaid: true,
    deliveryAddress: meal.place.address,
    deliveryFees: meal.zone.deliveryPrice,
    totalWithoutVat: meal.price + meal.zone.deliveryPrice,
    roomServiceLocationId: meal.place.id,
    canRequestItemRecovery: true,
    canteenFeedbackHash: null,
  })
  expect(await meal.told()).toMatchObject({ hasToLeaveBags: false, deliveryDetails: 'Code 12B' })
})
