import fc from 'fast-check'
import {
  addDays,
  businessDayStatus,
  firstOfferedDay,
  firstSellingDay,
  formatDay,
  formatDayOf,
  formatDayWithYear,
  formatHour,
  formatShortDay,
  formatSlot,
  instantAt,
  isDay,
  isDeliveryDay,
  isPublicHoliday,
  nextBusinessDay,
  parisDay,
  parisTime,
  startOfWeek,
  toInstant,
  toIso,
  weekday,
} from '#domain/time/calendar'

const at = (iso: string) => new Date(iso)

describe('Paris days and times', () => {
  test.each([
    ['2026-11-24T22:59:59Z', '2026-11-24', '23:59'],
    ['2026-11-24T23:00:00Z', '2026-11-25', '00:00'],
    ['2026-07-14T21:59:59Z', '2026-07-14', '23:59'],
    ['2026-07-14T22:00:00Z', '2026-07-15', '00:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
  ])('%s is %s at %s in Paris', (iso, day, time) => {
    expect(parisDay(at(iso))).toBe(day)
    expect(parisTime(at(iso))).toBe(time)
  })

  test.each([
    ['winter', '2026-11-24', '12:00', '2026-11-24T12:00:00+01:00'],
    ['summer', '2026-07-15', '12:00', '2026-07-15T12:00:00+02:00'],
    ['midnight at the end', '2026-11-24', '24:00', '2026-11-25T00:00:00+01:00'],
    ['before the spring change', '2026-03-29', '01:59', '2026-03-29T01:59:00+01:00'],
    ['after the spring change', '2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
    ['before the autumn change', '2026-10-25', '01:59', '2026-10-25T01:59:00+02:00'],
    ['after the autumn change', '2026-10-25', '03:00', '2026-10-25T03:00:00+01:00'],
  ])('a wall-clock time has its offset: %s', (_, day, time, iso) => {
    expect(toIso(instantAt(day, time))).toBe(iso)
  })

  test('a time that spring leaves out moves one hour on', () => {
    expect(toIso(instantAt('2026-03-29', '02:30'))).toBe('2026-03-29T03:30:00+02:00')
  })

  test('of a time that autumn has twice, the first is meant', () => {
    expect(toIso(instantAt('2026-10-25', '02:30'))).toBe('2026-10-25T02:30:00+02:00')
  })

  test.each([
    ['2026-02-30', '12:00'],
    ['2026-11-24', '24:30'],
    ['2026-11-24', '9:00'],
    ['demain', '12:00'],
  ])('%s %s is refused', (day, time) => {
    expect(() => instantAt(day, time)).toThrow(RangeError)
  })

  test('a text that is not an instant is refused', () => {
    expect(() => toInstant('soon')).toThrow(RangeError)
  })

  test('a day must exist to be one', () => {
    expect(['2028-02-29', '2026-12-31'].every(isDay)).toBe(true)
    expect(
      ['2026-02-29', '2026-13-01', '2026-1-1', '2026-11', '2026', '', '2026-11-24T10:00'].some(
        isDay,
      ),
    ).toBe(false)
  })

  test('every quarter of an hour of every day comes back as it was given', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2024-01-01', count))
    const time = fc
      .tuple(fc.integer({ min: 4, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
      .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`)
    fc.assert(
      fc.property(day, time, (d, t) => {
        expect([parisDay(instantAt(d, t)), parisTime(instantAt(d, t))]).toEqual([d, t])
        expect(at(toIso(instantAt(d, t)))).toEqual(instantAt(d, t))
      }),
    )
  })
})

describe('days and weeks', () => {
  test('days are added across months, years and both clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-10-26', -2)).toBe('2026-10-24')
  })

  test('the week starts on Monday, on Sunday too', () => {
    expect(startOfWeek('2026-11-23')).toBe('2026-11-23')
    expect(startOfWeek('2026-11-24')).toBe('2026-11-23')
    expect(startOfWeek('2026-11-29')).toBe('2026-11-23')
    expect(weekday('2026-11-29')).toBe(0)
  })
})

describe('business days', () => {
  test.each([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])('%s is a public holiday, and closed', (day) => {
    expect(isPublicHoliday(day)).toBe(true)
    expect(businessDayStatus(day)).toBe('closed')
  })

  test('Good Friday and 26 December are working days outside Alsace', () => {
    expect(isPublicHoliday('2026-04-03')).toBe(false)
    expect(businessDayStatus('2025-12-26')).toBe('openWithSales')
  })

  test('Monday to Friday sell, Saturday is open without sales, Sunday is closed', () => {
    const week = Array.from({ length: 7 }, (_, index) => addDays('2026-11-23', index))
    expect(week.map(businessDayStatus)).toEqual([
      ...Array<string>(5).fill('openWithSales'),
      'openWithoutSales',
      'closed',
    ])
  })

  test('a holiday on a Saturday is closed', () => {
    expect(businessDayStatus('2026-08-15')).toBe('closed')
  })
})

describe('the first day offered', () => {
  test.each([
    ['at 16:59:59 it is today', '2026-11-24T16:59:59+01:00', '2026-11-24'],
    ['from 17:00 on it is tomorrow', '2026-11-24T17:00:00+01:00', '2026-11-25'],
    ['at 23:59 it is tomorrow', '2026-11-24T23:59:59+01:00', '2026-11-25'],
    ['just after midnight it is today', '2026-11-25T00:00:00+01:00', '2026-11-25'],
    ['on Friday evening it is Monday', '2026-11-27T17:00:00+01:00', '2026-11-30'],
    ['on Saturday it is Monday', '2026-11-28T09:00:00+01:00', '2026-11-30'],
    ['on Sunday evening it is Monday', '2026-11-29T20:00:00+01:00', '2026-11-30'],
    [
      'on the eve of a holiday evening it skips the holiday',
      '2026-11-10T18:00:00+01:00',
      '2026-11-12',
    ],
    ['on the spring change day it is Monday', '2026-03-29T17:00:00+02:00', '2026-03-30'],
    ['on the autumn change day it is Monday', '2026-10-25T16:59:00+01:00', '2026-10-26'],
    ['in summer 17:00 is 15:00 UTC', '2026-07-15T15:00:00Z', '2026-07-16'],
  ])('%s', (_, now, day) => {
    expect(firstOfferedDay(at(now))).toBe(day)
  })

  test('today is offered until 17:00 Paris time, to the second', () => {
    expect(firstOfferedDay(at('2026-11-24T15:59:59Z'))).toBe('2026-11-24')
    expect(firstOfferedDay(at('2026-11-24T16:00:00Z'))).toBe('2026-11-25')
  })

  test('three holidays in May are skipped one after the other', () => {
    expect(firstSellingDay('2026-05-01')).toBe('2026-05-04')
    expect(firstSellingDay('2026-05-08')).toBe('2026-05-11')
  })
})

describe('the next business day of the distance rule', () => {
  test.each([
    ['Monday', '2026-11-23T18:30:00+01:00', '2026-11-24'],
    ['Thursday', '2026-11-26T18:30:00+01:00', '2026-11-27'],
    ['Friday', '2026-11-27T18:30:00+01:00', '2026-11-30'],
    ['Saturday', '2026-11-28T18:30:00+01:00', '2026-11-30'],
    ['Sunday', '2026-11-29T18:30:00+01:00', '2026-11-30'],
    ['Sunday night, still Sunday in Paris', '2026-11-29T22:59:00Z', '2026-11-30'],
    ['Sunday night, Monday in Paris', '2026-11-29T23:00:00Z', '2026-12-01'],
  ])('seen from %s', (_, now, day) => {
    expect(nextBusinessDay(at(now))).toBe(day)
  })
})

describe('French formats', () => {
  test('days are written out, the first of a month as an ordinal', () => {
    expect(formatDay('2026-11-24')).toBe('mardi 24\u00a0novembre')
    expect(formatDay('2026-12-01')).toBe('mardi 1er\u00a0décembre')
    expect(formatDay('2026-11-11')).toBe('mercredi 11\u00a0novembre')
    expect(formatDayWithYear('2026-11-24')).toBe('mardi 24\u00a0novembre 2026')
    expect(formatShortDay('2026-11-24')).toBe('mar. 24\u00a0nov.')
  })

  test('the day of an instant is the one in Paris', () => {
    expect(formatDayOf('2026-11-29T22:59:00Z')).toBe('dimanche 29\u00a0novembre')
    expect(formatDayOf(at('2026-11-30T23:00:00Z'))).toBe('mardi 1er\u00a0décembre')
    expect(() => formatDayOf('demain')).toThrow(RangeError)
  })

  test('hours are those of Paris, with no-break spaces', () => {
    expect(formatHour('2026-11-24T11:30:00Z')).toBe('12\u00a0h\u00a030')
    expect(formatHour(at('2026-07-15T06:00:00Z'))).toBe('8\u00a0h\u00a000')
    expect(formatSlot('2026-11-24T11:00:00Z', '2026-11-24T11:30:00Z')).toBe(
      '12\u00a0h\u00a000 – 12\u00a0h\u00a030',
    )
  })
})

test.each([
  ['2026-11-24', true],
  ['2026-02-29', false],
  ['1999-12-31', false],
  ['1920-11-24', false],
  ['0000-01-01', false],
  ['2100-01-01', false],
])('%s is a day of this century: %s', (day, isOne) => {
  expect(isDeliveryDay(day)).toBe(isOne)
})
