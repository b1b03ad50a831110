import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { openShop, POINT, SLOT_CAPACITY } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo('2026-11-24T10:00:00+01:00'))

type Day = {
  startAt: string
  endAt: string
  status: string
  slots: { slotStartAt: string; slotEndAt: string; disabledSlot: boolean; stress: string }[]
}

const DAYS = `query Days($businessDay: Date!, $lineId: ID, $brandId: ID, $onlyOpenWithSales: Boolean, $days: Int, $point: ID = "111") {
  businessDaysWithSlots(distributionPointId: $point, businessDay: $businessDay, lineId: $lineId, brandId: $brandId, onlyOpenWithSales: $onlyOpenWithSales, days: $days) {
    startAt endAt status slots { slotStartAt slotEndAt disabledSlot stress }
  }
}`

async function days(variables: Record<string, unknown>): Promise<Day[]> {
  const { data, errors } = await server.graphql<{ businessDaysWithSlots: Day[] }>(DAYS, variables)
  expect(errors).toEqual([])
  return data.businessDaysWithSlots
}

const first = async (variables: Record<string, unknown>) => (await days(variables))[0]

describe('business days', () => {
  test('ten days from the requested one, weekends without slots', async () => {
    const found = await days({ businessDay: '2026-11-26', lineId: 'LIGNE-PLATEAUX' })
    expect(found.map(({ status }) => status)).toEqual([
      'openWithSales',
      'openWithSales',
      'openWithoutSales',
      'closed',
      'openWithSales',
      'openWithSales',
      'openWithSales',
      'openWithSales',
      'openWithSales',
      'openWithoutSales',
    ])
    expect(found[0]?.startAt).toBe('2026-11-26T11:00:00+01:00')
    expect(found[0]?.endAt).toBe('2026-11-26T20:30:00+01:00')
    expect(found[2]?.slots).toEqual([])
    expect(found[3]?.startAt).toBe('2026-11-29T00:00:00+01:00')
    expect(found[3]?.endAt).toBe('2026-11-30T00:00:00+01:00')
  })

  test('as many days as requested, up to the last that can be ordered for', async () => {
    expect(await days({ businessDay: '2026-11-24', days: 1 })).toHaveLength(1)
    const all = await days({ businessDay: '2026-11-24', lineId: 'LIGNE-PLATEAUX', days: 91 })
    expect(all).toHaveLength(91)
    expect(all.at(-1)?.startAt).toBe('2027-02-22T11:00:00+01:00')
    expect(all.at(-1)?.slots[0]?.disabledSlot).toBe(false)
  })

  test('only the days that sell, if the query says so', async () => {
    const found = await days({ businessDay: '2026-11-26', onlyOpenWithSales: true })
    expect(found).toHaveLength(7)
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['openWithSales']))
  })

  test('a public holiday is closed', async () => {
    expect((await first({ businessDay: '2026-12-25' }))?.status).toBe('closed')
  })

  test('slots are half hours of the line', async () => {
    const breakfast = await first({ businessDay: '2026-11-26', lineId: 'LIGNE-PETITS-DEJEUNERS' })
    expect(breakfast?.slots).toHaveLength(7)
    expect(breakfast?.slots[0]).toEqual({
      slotStartAt: '2026-11-26T07:30:00+01:00',
      slotEndAt: '2026-11-26T08:00:00+01:00',
      disabledSlot: false,
      stress: 'low',
    })
    const meals = await first({ businessDay: '2026-11-26', lineId: 'LIGNE-PLATEAUX' })
    expect(meals?.slots).toHaveLength(12)
  })

  test('a brand has the slots of all its lines, each once, in order', async () => {
    const pastry = await first({ businessDay: '2026-11-26', brandId: '21' })
    expect(pastry?.slots).toHaveLength(22)
    const house = await first({ businessDay: '2026-11-26', brandId: '1' })
    const starts = house?.slots.map(({ slotStartAt }) => slotStartAt) ?? []
    expect(starts[0]).toBe('2026-11-26T07:30:00+01:00')
    expect(starts.at(-1)).toBe('2026-11-26T20:00:00+01:00')
    expect(starts).toEqual([...new Set(starts)].sort())
  })

  test('a line has its own slots, whatever its brand; one that is not known has those of its brand', async () => {
    const slotsOf = async (variables: object) =>
      (await first({ businessDay: '2026-11-26', ...variables }))?.slots.length
    expect(await slotsOf({ lineId: 'LIGNE-PETITS-DEJEUNERS', brandId: '1' })).toBe(7)
    expect(await slotsOf({ lineId: 'LIGNE-DU-CHEF', brandId: '21' })).toBe(22)
  })

  test('hours stay Paris hours over the change to summer time', async () => {
    const [friday, , , monday] = await days({ businessDay: '2027-03-26', lineId: 'LIGNE-PLATEAUX' })
    expect(friday?.startAt).toBe('2027-03-26T11:00:00+01:00')
    // Easter Monday is closed; the day after has summer time.
    expect(monday?.status).toBe('closed')
    expect((await first({ businessDay: '2027-03-30', lineId: 'LIGNE-PLATEAUX' }))?.startAt).toBe(
      '2027-03-30T11:00:00+02:00',
    )
  })

  test('a slot closes when less than the lead time of its line is left, to the minute', async () => {
    const noon = async () =>
      (await first({ businessDay: '2026-11-24', lineId: 'LIGNE-PLATEAUX' }))?.slots.find(
        ({ slotStartAt }) => slotStartAt === '2026-11-24T12:00:00+01:00',
      )?.disabledSlot
    server.clock.standAt('2026-11-24T09:59:58+01:00')
    expect(await noon()).toBe(false)
    server.clock.moveTo('2026-11-24T10:00:01+01:00')
    expect(await noon()).toBe(true)
  })

  test('a slot of a brand stays open as long as one of its lines takes orders for it', async () => {
    const slotAt = async (hour: string) =>
      (await first({ businessDay: '2026-11-24', brandId: '1', days: 1 }))?.slots.find(
        ({ slotStartAt }) => slotStartAt === `2026-11-24T${hour}:00+01:00`,
      )
    server.clock.moveTo('2026-11-24T10:29:50+01:00')
    expect(await slotAt('11:30')).toMatchObject({ disabledSlot: false })
    server.clock.moveTo('2026-11-24T10:30:01+01:00')
    expect(await slotAt('11:30')).toMatchObject({ disabledSlot: true })
  })

  test('from 17:00 on no slot of today is left, and none of a day too far ahead', async () => {
    const open = async (businessDay: string) =>
      (await first({ businessDay, lineId: 'LIGNE-PLATEAUX', days: 1 }))?.slots.filter(
        ({ disabledSlot }) => !disabledSlot,
      ).length
    server.clock.moveTo('2026-11-24T16:59:50+01:00')
    expect(await open('2026-11-24')).toBeGreaterThan(0)
    server.clock.moveTo('2026-11-24T17:00:00+01:00')
    expect(await open('2026-11-24')).toBe(0)
    expect(await open('2027-02-22')).toBe(12)
    expect(await open('2027-02-23')).toBe(0)
  })

  test('stress follows the share used, and a full slot is disabled', async () => {
    const taken = [5, 6, 10, SLOT_CAPACITY]
    await server.db.insert(tables.slotLoads).values(
      taken.map((used, index) => ({
        distributionPointId: 111,
        slotStartAt: new Date(`2026-11-27T1${index + 1}:00:00+01:00`),
        capacity: SLOT_CAPACITY,
        taken: used,
      })),
    )
    const friday = await first({ businessDay: '2026-11-27', lineId: 'LIGNE-PLATEAUX' })
    const hours = ['11', '12', '13', '14'].map((hour) =>
      friday?.slots.find(({ slotStartAt }) => slotStartAt.startsWith(`2026-11-27T${hour}:00`)),
    )
    expect(hours.map((slot) => [slot?.stress, slot?.disabledSlot])).toEqual([
      ['low', false],
      ['medium', false],
      ['high', false],
      ['high', true],
    ])
  })

  test.each([
    [{ businessDay: '2026-11-26', point: '999' }, 'distributionPointId'],
    [{ businessDay: '2026-11-26', point: 'x' }, 'distributionPointId'],
    [{ businessDay: '2026-11-26', lineId: 'NOWHERE' }, 'lineId'],
    [{ businessDay: '2026-11-26', brandId: '5' }, 'brandId'],
    [{ businessDay: '0000-01-01' }, 'businessDay'],
    [{ businessDay: '2026-11-26', days: 0 }, 'days'],
    [{ businessDay: '2026-11-26', days: 92 }, 'days'],
  ])('%j is refused on its field', async (variables, field) => {
    const { errors } = await server.graphql(DAYS, variables)
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    })
  })
})

const ZONE = `query Zone($lat: Float!, $lng: Float!, $brandId: ID) {
  deliveryZoneForCoords(lat: $lat, lng: $lng, brandId: $brandId) { id deliveryPrice departmentCode businessUnit { id } }
}`
const NEAREST = `query Nearest($unit: ID!, $lat: Float!, $lng: Float!) {
  nearestDistributionPoint(businessUnitId: $unit, lat: $lat, lng: $lng) { id distance }
}`

describe('zones and points', () => {
  test('the smallest zone that holds the address wins', async () => {
    const { data } = await server.graphql(ZONE, { lat: POINT.lat, lng: POINT.lng })
    expect(data.deliveryZoneForCoords).toEqual({
      id: '1',
      deliveryPrice: 1000,
      departmentCode: '75',
      businessUnit: { id: '1' },
    })
    const around = await server.graphql(ZONE, { lat: POINT.lat + 0.1, lng: POINT.lng })
    expect(around.data.deliveryZoneForCoords).toMatchObject({ id: '2', deliveryPrice: null })
  })

  test('a price that changes is known to the next query', async () => {
    const setPrice = (deliveryPrice: number) =>
      server.db
        .update(tables.deliveryZones)
        .set({ deliveryPrice })
        .where(eq(tables.deliveryZones.id, 1))
    const isPriced = (deliveryPrice: number) => async () => {
      const { data } = await server.graphql<{ deliveryZoneForCoords: { deliveryPrice: number } }>(
        ZONE,
        { lat: POINT.lat, lng: POINT.lng },
      )
      return data.deliveryZoneForCoords.deliveryPrice === deliveryPrice
    }
    await setPrice(1200)
    await until(isPriced(1200))
    await setPrice(1000)
    await until(isPriced(1000))
  })

  test('a zone may have no business unit, and far away there is no zone', async () => {
    const edge = await server.graphql(ZONE, { lat: POINT.lat + 0.4, lng: POINT.lng })
    expect(edge.data.deliveryZoneForCoords).toMatchObject({ id: '3', businessUnit: null })
    const lyon = await server.graphql(ZONE, { lat: 45.76, lng: 4.83 })
    expect(lyon).toMatchObject({ data: { deliveryZoneForCoords: null }, errors: [] })
  })

  test('a brand that does not exist is delivered nowhere', async () => {
    const place = { lat: POINT.lat, lng: POINT.lng }
    const pastry = await server.graphql(ZONE, { ...place, brandId: '21' })
    expect(pastry.data.deliveryZoneForCoords).not.toBeNull()
    const unknown = await server.graphql(ZONE, { ...place, brandId: '77' })
    expect(unknown.data).toEqual({ deliveryZoneForCoords: null })
  })

  test('the nearest point of the business unit, in whole metres, within its reach only', async () => {
    const near = await server.graphql(NEAREST, {
      unit: '1',
      lat: POINT.lat + 0.009,
      lng: POINT.lng,
    })
    expect(near.data.nearestDistributionPoint).toEqual({ id: '111', distance: 1001 })
    const other = await server.graphql(NEAREST, { unit: '2', lat: POINT.lat, lng: POINT.lng })
    expect(other).toMatchObject({ data: { nearestDistributionPoint: null }, errors: [] })
    const unknown = await server.graphql(NEAREST, { unit: 'x', lat: POINT.lat, lng: POINT.lng })
    expect(unknown.data).toEqual({ nearestDistributionPoint: null })
  })

  test('of several points that reach the place, the nearest', async () => {
    const ofLyon = { businessUnitId: 2, lng: 4.83, reach: 15_000, slotCapacity: SLOT_CAPACITY }
    await server.db.insert(tables.distributionPoints).values([
      { ...ofLyon, id: 113, name: 'Croix-Rousse', lat: 45.77 },
      { ...ofLyon, id: 114, name: 'Gerland', lat: 45.73 },
    ])
    await until(async () => {
      const place = { unit: '2', lat: 45.775, lng: 4.83 }
      const { data } = await server.graphql<{ nearestDistributionPoint: { id: string } }>(
        NEAREST,
        place,
      )
      return data.nearestDistributionPoint.id === '113'
    })
  })

  test.each([
    [91, 0, { lat: 'INVALID' }],
    [0, -181, { lng: 'INVALID' }],
    [-91, 181, { lat: 'INVALID', lng: 'INVALID' }],
  ])(
    'coordinates off the globe, %d and %d, are refused on what is wrong',
    async (lat, lng, fields) => {
      const refused = [{ extensions: { code: 'BAD_USER_INPUT', fields } }]
      expect(await server.graphql(ZONE, { lat, lng })).toMatchObject({ errors: refused })
      const nearest = await server.graphql(NEAREST, { unit: '1', lat, lng })
      expect(nearest.errors[0]?.extensions['fields']).toEqual(fields)
    },
  )
})
