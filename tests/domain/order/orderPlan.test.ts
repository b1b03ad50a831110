import {
  isMuchDearer,
  isPlanMailDue,
  nextPlanDay,
  PLAN_DATES,
  planDates,
  planMailDay,
} from '#domain/order/orderPlan'

const at = (text: string) => new Date(text)
const TUESDAY_NOON = '2026-11-17T12:00:00+01:00'
const plan = (slotStartAt = TUESDAY_NOON, skipped: string[] = [], changes: object = {}) => ({
  slotStartAt,
  skipped,
  ordered: [] as string[],
  canceled: [] as string[],
  ...changes,
})
const daysOf = (dates: { day: string }[]) => dates.map(({ day }) => day)

describe('the dates of a plan', () => {
  test('are the same weekday, week after week', () => {
    const dates = planDates(plan(), at('2026-11-18T10:00:00+01:00'))
    expect(daysOf(dates)).toEqual([
      '2026-11-24',
      '2026-12-01',
      '2026-12-08',
      '2026-12-15',
      '2026-12-22',
      '2026-12-29',
    ])
    expect(dates).toHaveLength(PLAN_DATES)
  })

  test('begin a week after an order that is still to come', () => {
    const dates = planDates(plan('2026-12-01T12:00:00+01:00'), at('2026-11-18T10:00:00+01:00'))
    expect(dates[0]).toEqual({ day: '2026-12-08', state: 'planned' })
  })

  test('leave today out once it takes no order any more', () => {
    expect(planDates(plan(), at('2026-11-24T16:59:00+01:00'))[0]?.day).toBe('2026-11-24')
    expect(planDates(plan(), at('2026-11-24T17:00:00+01:00'))[0]?.day).toBe('2026-12-01')
  })

  test('are as many as ever once that of today is over', () => {
    const dates = planDates(plan(), at('2026-11-24T17:00:00+01:00'))
    expect(dates).toHaveLength(PLAN_DATES)
    expect(dates.at(-1)?.day).toBe('2027-01-05')
  })

  test('go on from today, however long ago the order was', () => {
    const ofSpring = plan('2026-03-10T12:00:00+01:00')
    const dates = planDates(ofSpring, at('2026-11-26T10:00:00+01:00'))
    expect(daysOf(dates).slice(0, 2)).toEqual(['2026-12-01', '2026-12-08'])
    expect(dates).toHaveLength(PLAN_DATES)
    expect(nextPlanDay(ofSpring, at('2026-11-24T10:00:00+01:00'))).toBe('2026-11-24')
  })

  test('show a holiday as closed on its own day too', () => {
    const friday = plan('2026-12-11T12:00:00+01:00')
    const now = at('2026-12-25T10:00:00+01:00')
    expect(planDates(friday, now)[0]).toEqual({ day: '2026-12-25', state: 'closed' })
  })

  test('are none beyond what can be ordered, a holiday neither', () => {
    const monday = plan('2027-03-15T12:00:00+01:00')
    expect(planDates(monday, at('2026-12-20T10:00:00+01:00'))).toEqual([])
  })

  test('show a holiday as closed, and the next one is the date after it', () => {
    const friday = plan('2026-12-11T12:00:00+01:00')
    const now = at('2026-12-20T10:00:00+01:00')
    expect(planDates(friday, now).slice(0, 3)).toEqual([
      { day: '2026-12-25', state: 'closed' },
      { day: '2027-01-01', state: 'closed' },
      { day: '2027-01-08', state: 'planned' },
    ])
    expect(nextPlanDay(friday, now)).toBe('2027-01-08')
  })

  test('show what the customer leaves out, and the next one is the date after it', () => {
    const now = at('2026-11-18T10:00:00+01:00')
    const skipping = plan(TUESDAY_NOON, ['2026-11-24'])
    expect(planDates(skipping, now)[0]).toEqual({ day: '2026-11-24', state: 'skipped' })
    expect(nextPlanDay(skipping, now)).toBe('2026-12-01')
  })

  test('show what is ordered already, and the next one is the date after it', () => {
    const now = at('2026-11-18T10:00:00+01:00')
    const ordered = plan(TUESDAY_NOON, [], { ordered: ['2026-11-24'] })
    expect(planDates(ordered, now)[0]).toEqual({ day: '2026-11-24', state: 'ordered' })
    expect(nextPlanDay(ordered, now)).toBe('2026-12-01')
  })

  test('show what was called off as left out, until the customer takes it in again or orders anew', () => {
    const now = at('2026-11-18T10:00:00+01:00')
    const day = '2026-11-24'
    const stateOf = (skipped: string[], changes: object) =>
      planDates(plan(TUESDAY_NOON, skipped, changes), now)[0]?.state
    expect(stateOf([day], { canceled: [day] })).toBe('canceled')
    expect(nextPlanDay(plan(TUESDAY_NOON, [day], { canceled: [day] }), now)).toBe('2026-12-01')
    expect(stateOf([], { canceled: [day] })).toBe('planned')
    expect(stateOf([day], { canceled: [day], ordered: [day] })).toBe('ordered')
  })

  test('are days of Paris: an hour before midnight there is the day before in UTC', () => {
    const dates = planDates(plan('2026-11-16T23:30:00Z'), at('2026-11-18T10:00:00+01:00'))
    expect(dates[0]?.day).toBe('2026-11-24')
  })

  test('are none where all that is told is left out', () => {
    const now = at('2026-11-18T10:00:00+01:00')
    const all = daysOf(planDates(plan(), now))
    expect(nextPlanDay(plan(TUESDAY_NOON, all), now)).toBeNull()
  })
})

describe('the mail of a date', () => {
  test.each([
    ['a second too early', '2026-11-22T11:59:59+01:00', false],
    ['48 hours before', '2026-11-22T12:00:00+01:00', true],
    ['a minute before', '2026-11-24T11:59:00+01:00', true],
    ['at the hour itself', '2026-11-24T12:00:00+01:00', false],
  ])('is due %s: %s', (_, now, isDue) => {
    expect(isPlanMailDue('2026-11-24', TUESDAY_NOON, at(now))).toBe(isDue)
  })

  const HOUR = 60
  test.each([
    ['24 hours: 48 hours before', 24 * HOUR, '2026-11-22T12:00:00+01:00'],
    ['36 hours: a day before it closes', 36 * HOUR, '2026-11-22T00:00:00+01:00'],
    ['48 hours: a day before it closes', 48 * HOUR, '2026-11-21T12:00:00+01:00'],
    ['a week: a day before it closes', 168 * HOUR, '2026-11-16T12:00:00+01:00'],
  ])('of an order with a lead time of %s', (_, leadTime, instant) => {
    const repeated = plan('2026-11-10T12:00:00+01:00', [], { ordered: ['2026-11-17'] })
    const from = at(instant)
    expect(planMailDay(repeated, new Date(from.getTime() - 1000), leadTime)).toBeNull()
    expect(planMailDay(repeated, from, leadTime)).toBe('2026-11-24')
  })

  test('is that of the next date which can still be ordered', () => {
    const days = 8 * 24 * HOUR
    // The 24th closed on the 16th; the 1st closes on the 23rd.
    expect(planMailDay(plan(), at('2026-11-22T11:59:59+01:00'), days)).toBeNull()
    expect(planMailDay(plan(), at('2026-11-22T12:00:00+01:00'), days)).toBe('2026-12-01')
    expect(planMailDay(plan(), at('2026-11-23T12:00:00+01:00'), days)).toBeNull()
  })

  test('is never that of a date that is ordered or left out already', () => {
    const from = at('2026-11-22T12:00:00+01:00')
    expect(planMailDay(plan(TUESDAY_NOON), from, 0)).toBe('2026-11-24')
    expect(planMailDay(plan(TUESDAY_NOON, ['2026-11-24']), from, 0)).toBeNull()
    expect(planMailDay(plan(TUESDAY_NOON, [], { ordered: ['2026-11-24'] }), from, 0)).toBeNull()
    const everyDate = daysOf(planDates(plan(), from))
    expect(planMailDay(plan(TUESDAY_NOON, everyDate), from, 0)).toBeNull()
  })

  test('keeps the hour of the clock over the change to winter time, and 48 hours are hours', () => {
    const summer = '2026-10-19T12:00:00+02:00'
    // 25 October has 25 hours: 48 hours before noon of Monday the 26th is one o'clock of Saturday.
    expect(isPlanMailDue('2026-10-26', summer, at('2026-10-24T12:59:59+02:00'))).toBe(false)
    expect(isPlanMailDue('2026-10-26', summer, at('2026-10-24T13:00:00+02:00'))).toBe(true)
    expect(isPlanMailDue('2026-10-26', summer, at('2026-10-26T11:59:00+01:00'))).toBe(true)
  })

  test('keeps the hour of the clock over the change to summer time', () => {
    const winter = '2027-03-22T12:00:00+01:00'
    // 28 March has 23 hours.
    expect(isPlanMailDue('2027-03-29', winter, at('2027-03-27T10:59:59+01:00'))).toBe(false)
    expect(isPlanMailDue('2027-03-29', winter, at('2027-03-27T11:00:00+01:00'))).toBe(true)
  })
})

test.each([
  [10_000, 10_000, false],
  [10_000, 10_500, false],
  [10_000, 10_501, true],
  [10_000, 9_000, false],
  [0, 1, true],
])('from %i to %i cents is asked about: %s', (before, now, isAsked) => {
  expect(isMuchDearer(before, now)).toBe(isAsked)
})
