import {
  applyChoice,
  leadTimeAt,
  linesRefusingSlot,
  needsBreakfastReset,
  needsCartReset,
  resetBreakfast,
  resetWithChoice,
  withWanted,
  type PendingChoice,
} from '#domain/cart/pendingChoice'
import { aCart, croissants, RIVOLI, tray, TUESDAY } from '../builders'

const slotAt = (time: string) => ({
  start: `2026-11-25T${time}:00+01:00`,
  end: new Date(Date.parse(`2026-11-25T${time}:00+01:00`) + 1_800_000).toISOString(),
})
const DELIVERY = {
  businessUnitId: '1',
  deliveryZoneId: '3',
  deliveryPrice: 900,
  distributionPointId: '112',
  distanceToDistributionPoint: 2400,
}
const address: PendingChoice = {
  kind: 'address',
  address: { ...RIVOLI, address: '8 quai de Valmy, 75010 Paris' },
  delivery: DELIVERY,
}
const day: PendingChoice = { kind: 'day', deliveryDay: '2026-11-26' }
const slot: PendingChoice = { kind: 'slot', deliverySlot: slotAt('13:00') }
const filled = aCart({
  ...DELIVERY,
  items: [tray(10)],
  deliveryDay: '2026-11-25',
  deliverySlot: slotAt('12:00'),
  hasCutlery: true,
})

describe('the cart reset', () => {
  test.each([
    ['address', address],
    ['day', day],
    ['slot', slot],
  ])('is asked for when the %s changes with items in the cart', (_, choice) => {
    expect(needsCartReset(filled, choice)).toBe(true)
    expect(needsCartReset({ ...filled, items: [] }, choice)).toBe(false)
  })

  test('is not asked for by a first choice, nor by the same choice again', () => {
    const first = { ...filled, address: null, deliveryDay: null, deliverySlot: null }
    expect([address, day, slot].some((choice) => needsCartReset(first, choice))).toBe(false)
    const same: PendingChoice[] = [
      { kind: 'address', address: RIVOLI, delivery: DELIVERY },
      { kind: 'day', deliveryDay: '2026-11-25' },
      { kind: 'slot', deliverySlot: { ...slotAt('12:00'), start: '2026-11-25T11:00:00Z' } },
    ]
    expect(same.some((choice) => needsCartReset(filled, choice))).toBe(false)
  })

  test.each([
    ['the same address again keeps the slot', RIVOLI, DELIVERY, filled.deliverySlot],
    [
      'the same address from another kitchen clears it',
      RIVOLI,
      { ...DELIVERY, distributionPointId: '113' },
      null,
    ],
    [
      'the same address as a place of the company clears it',
      { ...RIVOLI, roomServiceLocationId: '7' },
      DELIVERY,
      null,
    ],
    ['another address clears it', { ...RIVOLI, address: '8 quai de Valmy' }, DELIVERY, null],
  ])('%s', (_, place, delivery, deliverySlot) => {
    const chosen = applyChoice(filled, { kind: 'address', address: place, delivery })
    expect(chosen).toEqual({ ...filled, ...place, ...delivery, deliverySlot })
  })

  const fresh = { key: '0b5f6a52-1111-4a8b-9b1f-2c5d8e9f0a11', now: TUESDAY }

  test('once confirmed empties the cart, under a new key, and applies a pending address', () => {
    expect(resetWithChoice(filled, address, fresh)).toMatchObject({
      key: fresh.key,
      items: [],
      hasCutlery: false,
      address: '8 quai de Valmy, 75010 Paris',
      distributionPointId: '112',
      deliveryDay: null,
      deliverySlot: null,
    })
  })

  test('keeps the address under a pending day', () => {
    expect(resetWithChoice(filled, day, fresh)).toMatchObject({
      items: [],
      address: RIVOLI.address,
      distributionPointId: '112',
      deliveryDay: '2026-11-26',
      deliverySlot: null,
    })
  })

  test('keeps for how many it is, whatever changes', () => {
    const guests = { people: 12, groups: [] }
    for (const choice of [address, day, slot]) {
      expect(resetWithChoice({ ...filled, guests }, choice, fresh)).toMatchObject({ guests })
    }
  })

  test('keeps all that was looked up for the address under a pending day', () => {
    const here = { ...RIVOLI, ...DELIVERY, roomServiceLocationId: '7' }
    expect(resetWithChoice({ ...filled, ...here }, day, fresh)).toMatchObject(here)
  })

  test('keeps address and storefront under a pending slot, with the day of that slot', () => {
    const pastry = { ...filled, lineId: 'LIGNE-PATISSERIE', mainBrandId: '21' }
    expect(resetWithChoice(pastry, slot, fresh)).toMatchObject({
      items: [],
      address: RIVOLI.address,
      deliveryDay: '2026-11-25',
      deliverySlot: slotAt('13:00'),
      lineId: 'LIGNE-PATISSERIE',
      mainBrandId: '21',
    })
  })
})

test('a choice that needs no confirmation keeps the items', () => {
  expect(applyChoice(filled, slot).items).toEqual([tray(10)])
  expect(applyChoice(filled, address)).toMatchObject({ items: [tray(10)], deliveryZoneId: '3' })
})

describe('the breakfast reset', () => {
  const mixed = aCart({ items: [tray(2), croissants(12)] })

  test.each([
    ['07:30', false],
    ['10:30', false],
    ['11:00', true],
    ['12:00', true],
    ['18:00', true],
  ])('with breakfast items and a slot at %s is asked for: %s', (time, expected) => {
    expect(needsBreakfastReset(mixed, slotAt(time))).toBe(expected)
  })

  test('is not asked for without breakfast items', () => {
    expect(needsBreakfastReset(aCart({ items: [tray(2)] }), slotAt('12:00'))).toBe(false)
  })

  test('once confirmed takes the breakfast items out and chooses the slot', () => {
    expect(resetBreakfast(mixed, slotAt('12:00'))).toMatchObject({
      items: [tray(2)],
      deliverySlot: slotAt('12:00'),
    })
  })
})

describe('a slot is refused', () => {
  const tarts = { itemId: '70', type: 'product', lineId: 'LIGNE-PATISSERIE', qty: 1 } as const
  const cart = aCart({ items: [tarts, tray(2), tray(1, '2'), croissants(12)] })

  test.each([
    ['10:30', ['LIGNE-PLATEAUX']],
    ['11:00', []],
    ['14:00', []],
    ['14:30', ['LIGNE-PLATEAUX']],
    ['18:30', []],
    ['19:00', ['LIGNE-PATISSERIE']],
    ['20:30', ['LIGNE-PATISSERIE', 'LIGNE-PLATEAUX']],
  ])('at %s by %j, the breakfasts left out', (time, lineIds) => {
    expect(linesRefusingSlot(cart, slotAt(time))).toEqual(lineIds)
  })

  test('by nothing of an empty cart', () => {
    expect(linesRefusingSlot(aCart(), slotAt('03:00'))).toEqual([])
  })
})

describe('the lead time of a slot for the cart', () => {
  const lines = [
    { id: 'LIGNE-PLATEAUX', leadTimeMinutes: 120 },
    { id: 'LIGNE-PATISSERIE', leadTimeMinutes: 240 },
    { id: 'LIGNE-PETITS-DEJEUNERS', leadTimeMinutes: 900 },
  ]
  const tart = { ...tray(1, '70'), lineId: 'LIGNE-PATISSERIE' }

  test.each([
    ['the longest of its lines', [tray(4), tart], '12:00', 240],
    ['that of the breakfasts where they stay', [tart, croissants(6)], '08:30', 900],
    ['without the breakfasts that leave for it', [tart, croissants(6)], '12:00', 240],
    ['none, of an empty cart', [], '12:00', 0],
  ])('is %s', (_, items, time, minutes) => {
    expect(leadTimeAt(aCart({ items }), slotAt(time), lines)).toBe(minutes)
  })
})

test('an item that waited for an address is added once one suits it', () => {
  const cart = aCart({ items: [tray(2)] })
  expect(withWanted(cart, croissants(6)).items).toEqual([tray(2), croissants(6)])
  expect(withWanted(cart, null)).toBe(cart)
  const nowhere = aCart({ address: null })
  expect(withWanted(nowhere, tray(1))).toBe(nowhere)
})
