import fc from 'fast-check'
import { addDays, parisTime, toIso } from '#domain/time/calendar'
import {
  canSearchAddress,
  daySlots,
  haveCommonSlot,
  deliveryHour,
  firstDeliveredDay,
  isFarDeliveryRefused,
  isSlotInHours,
  isTooLate,
  matchSlot,
  slotStress,
  SLOT_MINUTES,
} from '#domain/delivery/delivery'
import { STOREFRONTS } from '#domain/catalogue/storefronts'

const at = (iso: string) => new Date(iso)
const startsOf = (day: string, lineId: string) =>
  daySlots(day, lineId).map(({ slotStartAt }) => parisTime(slotStartAt))

describe('slot hours', () => {
  test.each([
    ['breakfasts from 07:30 to 11:00', 'LIGNE-PETITS-DEJEUNERS', 7, '07:30', '10:30'],
    ['meals from 11:00 to 14:30 and 18:00 to 20:30', 'LIGNE-PLATEAUX', 12, '11:00', '20:00'],
    ['menus keep the hours of meals', 'LIGNE-MENUS', 12, '11:00', '20:00'],
    ['pastry from 08:00 to 19:00', 'LIGNE-PATISSERIE', 22, '08:00', '18:30'],
    ['an unknown line keeps the hours of other lines', 'LIGNE-NOUVELLE', 22, '08:00', '18:30'],
  ])('%s', (_, lineId, count, first, last) => {
    const starts = startsOf('2026-11-24', lineId)
    expect([starts.length, starts.at(0), starts.at(-1)]).toEqual([count, first, last])
  })

  test('meals have no slot between lunch and dinner', () => {
    const starts = startsOf('2026-11-24', 'LIGNE-PLATEAUX')
    expect(starts.slice(5, 9)).toEqual(['13:30', '14:00', '18:00', '18:30'])
  })

  test('a slot is in hours only when it starts with one of the line', () => {
    const inHours = (time: string) =>
      isSlotInHours('LIGNE-PETITS-DEJEUNERS', `2026-11-24T${time}:00+01:00`)
    expect(['07:30', '10:30'].map(inHours)).toEqual([true, true])
    expect(['07:00', '11:00', '09:15', '12:00'].map(inHours)).toEqual([false, false, false, false])
  })

  test('a slot starts at its very minute, not within it', () => {
    expect(isSlotInHours('LIGNE-PATISSERIE', '2026-11-24T12:00:30+01:00')).toBe(false)
    expect(isSlotInHours('LIGNE-PATISSERIE', '2026-11-24T12:00:00.001+01:00')).toBe(false)
  })

  test('slots never overlap and always last 30 minutes, on clock-change days too', () => {
    const day = fc.oneof(
      fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'),
      fc.integer({ min: 0, max: 2000 }).map((count) => addDays('2025-01-01', count)),
    )
    const line = fc.constantFrom(...STOREFRONTS.map(({ lineId }) => lineId))
    fc.assert(
      fc.property(day, line, (d, lineId) => {
        daySlots(d, lineId).forEach(({ slotStartAt, slotEndAt }, index, all) => {
          expect(slotEndAt.getTime() - slotStartAt.getTime()).toBe(SLOT_MINUTES * 60_000)
          const next = all[index + 1]
          if (next) expect(next.slotStartAt.getTime()).toBeGreaterThanOrEqual(slotEndAt.getTime())
        })
      }),
    )
  })

  test('lunch is at 12:00 Paris time before and after the clocks change', () => {
    const noon = (day: string) => toIso(daySlots(day, 'LIGNE-PLATEAUX')[2]?.slotStartAt ?? at(''))
    expect(noon('2026-03-27')).toBe('2026-03-27T12:00:00+01:00')
    expect(noon('2026-03-30')).toBe('2026-03-30T12:00:00+02:00')
    expect(noon('2026-10-26')).toBe('2026-10-26T12:00:00+01:00')
  })
})

describe('the delivery hour', () => {
  const slot = {
    slotStartAt: '2026-11-24T12:00:00+01:00',
    slotEndAt: '2026-11-24T12:30:00+01:00',
  }

  test('is the start of the slot plus half its length', () => {
    expect(toIso(deliveryHour(slot))).toBe('2026-11-24T12:15:00+01:00')
  })

  test('finds its slot again, whatever the offset it is written with', () => {
    const slots = daySlots('2026-11-24', 'LIGNE-PLATEAUX')
    expect(matchSlot(slots, '2026-11-24T11:15:00Z')?.slotStartAt).toEqual(at(slot.slotStartAt))
    expect(matchSlot([slot], deliveryHour(slot))).toBe(slot)
  })

  test('finds nothing when its slot is gone', () => {
    expect(matchSlot([slot], '2026-11-24T12:45:00+01:00')).toBeUndefined()
    expect(matchSlot([slot], '2026-11-24T12:00:00+01:00')).toBeUndefined()
  })
})

test.each([
  [0, 10, 'low'],
  [49, 100, 'low'],
  [5, 10, 'medium'],
  [79, 100, 'medium'],
  [8, 10, 'high'],
  [10, 10, 'high'],
  [0, 0, 'high'],
] as const)('%i deliveries of %i make the stress %s', (taken, capacity, stress) => {
  expect(slotStress(taken, capacity)).toBe(stress)
})

describe('the lead time', () => {
  const noon = '2026-11-24T12:00:00+01:00'

  test('is still kept at its last instant, and passed right after', () => {
    expect(isTooLate(at('2026-11-24T10:00:00+01:00'), noon, 120)).toBe(false)
    expect(isTooLate(at('2026-11-24T10:00:00.001+01:00'), noon, 120)).toBe(true)
  })

  test('counts real minutes across the change of the clocks', () => {
    const afterChange = '2026-03-29T08:00:00+02:00'
    expect(isTooLate(at('2026-03-29T00:00:00+01:00'), afterChange, 7 * 60)).toBe(false)
    expect(isTooLate(at('2026-03-29T00:00:00+01:00'), afterChange, 7 * 60 + 1)).toBe(true)
  })

  test('a slot that has started is too late even without a lead time', () => {
    expect(isTooLate(at('2026-11-24T12:00:01+01:00'), noon, 0)).toBe(true)
  })
})

describe('the distance rule', () => {
  const tuesdayEvening = '2026-11-24T18:00:01+01:00'
  const refused = (over: Partial<Parameters<typeof isFarDeliveryRefused>[0]> = {}) =>
    isFarDeliveryRefused({
      pathname: '/shop',
      distance: 10_000,
      deliveryDay: '2026-11-25',
      now: at(tuesdayEvening),
      ...over,
    })

  test('refuses 10 000 metres after 18:00 for the next business day', () => {
    expect(refused()).toBe(true)
  })

  test.each([
    ['17:59:59', false],
    ['18:00:00', false],
    ['18:00:00.001', true],
    ['18:00:01', true],
    ['23:59:59', true],
  ])('at %s the result is %s', (time, expected) => {
    expect(refused({ now: at(`2026-11-24T${time}+01:00`) })).toBe(expected)
  })

  test.each([
    ['far, on a Tuesday evening', '/shop', 10_000, tuesdayEvening, '2026-11-26'],
    ['far, on a Thursday evening', '/shop', 10_000, '2026-11-26T18:30:00+01:00', '2026-11-30'],
    ['far, on a Friday evening', '/shop', 10_000, '2026-11-27T18:30:00+01:00', '2026-12-01'],
    ['far, before 18:00', '/shop', 10_000, '2026-11-24T17:30:00+01:00', '2026-11-25'],
    [
      'far, on the evening before a holiday',
      '/shop',
      10_000,
      '2026-12-24T18:30:00+01:00',
      '2026-12-28',
    ],
    ['far, at the e-shop', '/eshop/coffrets', 10_000, tuesdayEvening, '2026-11-25'],
    ['near', '/shop', 9_999, tuesdayEvening, '2026-11-25'],
    ['not known yet', '/shop', null, tuesdayEvening, '2026-11-25'],
  ])('the first day for an address that is %s', (_, pathname, distance, now, expected) => {
    expect(firstDeliveredDay({ pathname, distance, now: at(now) })).toBe(expected)
  })

  test('lets 9 999 metres through, and an unknown distance', () => {
    expect(refused({ distance: 9999 })).toBe(false)
    expect(refused({ distance: 9999.5 })).toBe(true)
    expect(refused({ distance: null })).toBe(false)
  })

  test('lets a later day through, and today', () => {
    expect(refused({ deliveryDay: '2026-11-26' })).toBe(false)
    expect(refused({ deliveryDay: '2026-11-24' })).toBe(false)
  })

  test('does not hold in the e-shop', () => {
    expect(refused({ pathname: '/eshop/coffrets' })).toBe(false)
    expect(refused({ pathname: '/ESHOP/coffrets' })).toBe(false)
    expect(refused({ pathname: undefined })).toBe(true)
  })

  test.each([
    ['Monday', '2026-11-23', '2026-11-24'],
    ['Tuesday', '2026-11-24', '2026-11-25'],
    ['Wednesday', '2026-11-25', '2026-11-26'],
    ['Thursday', '2026-11-26', '2026-11-27'],
    ['Friday', '2026-11-27', '2026-11-30'],
    ['Saturday', '2026-11-28', '2026-11-30'],
    ['Sunday', '2026-11-29', '2026-11-30'],
  ])('from %s evening on it closes the next business day only', (_, today, next) => {
    const now = at(`${today}T18:30:00+01:00`)
    expect(refused({ now, deliveryDay: next })).toBe(true)
    expect(refused({ now, deliveryDay: addDays(next, 1) })).toBe(false)
  })

  test('18:00 is Paris time in summer too', () => {
    const summer = { deliveryDay: '2026-07-16' }
    expect(refused({ ...summer, now: at('2026-07-15T16:00:00Z') })).toBe(false)
    expect(refused({ ...summer, now: at('2026-07-15T16:00:01Z') })).toBe(true)
  })
})

test('an address is searched from 4 characters on, outer spaces not counted', () => {
  expect(['', 'riv', '  riv  '].map(canSearchAddress)).toEqual([false, false, false])
  expect(['rivo', ' rivo '].map(canSearchAddress)).toEqual([true, true])
})

test.each([
  ['trays and pastry', ['LIGNE-PLATEAUX', 'LIGNE-PATISSERIE'], true],
  ['breakfasts and pastry', ['LIGNE-PETITS-DEJEUNERS', 'LIGNE-PATISSERIE'], true],
  [
    'breakfasts, which end at 11:00, and trays, which begin then',
    ['LIGNE-PETITS-DEJEUNERS', 'LIGNE-PLATEAUX'],
    false,
  ],
  ['all three', ['LIGNE-PATISSERIE', 'LIGNE-PETITS-DEJEUNERS', 'LIGNE-PLATEAUX'], false],
])('whether one slot suits %s', (_, lineIds, expected) => {
  expect(haveCommonSlot(lineIds, '2026-11-25')).toBe(expected)
})
