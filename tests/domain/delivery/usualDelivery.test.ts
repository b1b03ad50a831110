import {
  isUntouched,
  lastDelivered,
  startAsUsual,
  usualLocation,
  usualSlot,
} from '#domain/delivery/usualDelivery'
import { emptyCart } from '#domain/cart/cart'

const order = (status: Parameters<typeof lastDelivered>[0][number]['status']) => ({ status })
const slot = (day: string, from: string, to: string) => ({
  start: `${day}T${from}:00+01:00`,
  end: `${day}T${to}:00+01:00`,
})

test('the last order is the newest that came or will come', () => {
  const confirmed = order('confirmed')
  expect(lastDelivered([order('canceled'), order('waitingForPayment'), confirmed])).toBe(confirmed)
  expect(lastDelivered([order('delivered'), confirmed])?.status).toBe('delivered')
  expect(lastDelivered([order('canceled')])).toBeNull()
  expect(lastDelivered([])).toBeNull()
})

test('the usual location is that of the last order, the only one there is, or unknown', () => {
  const [first, second] = [
    { lat: 48.86, lng: 2.34 },
    { lat: 48.87, lng: 2.36 },
  ]
  const elsewhere = { lat: 48.9, lng: 2.4 }
  // A geocoder does not put an address at the very place that the company gave.
  expect(usualLocation([first, second], { lat: 48.8703, lng: 2.3602 })).toBe(second)
  expect(usualLocation([first, second], elsewhere)).toBeNull()
  expect(usualLocation([first, second], null)).toBeNull()
  expect(usualLocation([first], null)).toBe(first)
  expect(usualLocation([first], elsewhere)).toBe(first)
  expect(usualLocation([], first)).toBeNull()
})

describe('the usual slot', () => {
  // Wednesday, Thursday, Friday.
  const days = [
    { day: '2026-11-25', slots: [slot('2026-11-25', '11:30', '12:00')] },
    {
      day: '2026-11-26',
      slots: [slot('2026-11-26', '11:30', '12:00'), slot('2026-11-26', '12:00', '12:30')],
    },
    { day: '2026-11-27', slots: [slot('2026-11-27', '12:00', '12:30')] },
  ]
  const THURSDAY = slot('2026-11-26', '12:00', '12:30')
  const FRIDAY = slot('2026-11-27', '12:00', '12:30')

  test.each([
    [
      'is on the same weekday, at the same hour of Paris in another season',
      '2026-07-03T12:00:00+02:00',
      FRIDAY,
    ],
    ['is the first at that hour when the weekday has none', '2026-11-18T12:00:00+01:00', THURSDAY],
    ['is none at an hour that is not offered', '2026-11-02T19:00:00+01:00', null],
  ])('%s', (_, before, expected) => {
    expect(usualSlot(days, before, { isDaily: false })).toEqual(expected)
  })

  test('is on the first of two such weekdays', () => {
    const nextFriday = { day: '2026-12-04', slots: [slot('2026-12-04', '12:00', '12:30')] }
    const before = '2026-07-03T12:00:00+02:00'
    expect(usualSlot([...days, nextFriday], before, { isDaily: false })).toEqual(FRIDAY)
  })

  test('is the first at that hour where one eats every day', () => {
    expect(usualSlot(days, '2026-11-20T12:00:00+01:00', { isDaily: true })).toEqual(THURSDAY)
  })

  test('is none without days', () => {
    expect(usualSlot([], '2026-11-02T12:00:00+01:00', { isDaily: false })).toBeNull()
  })
})

describe('a cart started as usual', () => {
  const cart = emptyCart({ key: 'key', now: new Date('2026-11-24T10:00:00+01:00') })
  const usual = {
    address: {
      address: '24 rue de Paradis',
      lat: 48.87,
      lng: 2.35,
      departmentCode: '75',
      roomServiceLocationId: null,
    },
    delivery: {
      businessUnitId: '1',
      deliveryZoneId: '2',
      deliveryPrice: 900,
      distributionPointId: '111',
      distanceToDistributionPoint: 700,
    },
    slot: slot('2026-11-26', '12:00', '12:30'),
  }

  test('has the address, who delivers it, the day and the slot', () => {
    expect(startAsUsual(cart, usual)).toMatchObject({
      ...usual.address,
      ...usual.delivery,
      deliveryDay: '2026-11-26',
      deliverySlot: usual.slot,
    })
    expect(startAsUsual(cart, { ...usual, slot: null })).toMatchObject({
      address: '24 rue de Paradis',
      deliveryDay: null,
      deliverySlot: null,
    })
  })

  test('is left as it is once an address or an item was chosen', () => {
    const item = { itemId: '1', type: 'product', lineId: 'L', qty: 1 } as const
    for (const begun of [
      { ...cart, address: '8 rue de Rivoli' },
      { ...cart, items: [item] },
    ]) {
      expect(isUntouched(begun)).toBe(false)
      expect(startAsUsual(begun, usual)).toBe(begun)
    }
  })
})
