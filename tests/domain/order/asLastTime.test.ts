import {
  lastEaten,
  leftOutDays,
  nextLikeIt,
  orderedDays,
  slotOfDay,
} from '#domain/order/asLastTime'
import type { OrderStatus } from '#domain/order/orderStatus'
import type { OfferedDay } from '#domain/order/reorder'

const TODAY = '2026-11-24'
const order = (slotStartAt: string, status: OrderStatus = 'delivered') => ({ slotStartAt, status })
const day = (date: string, ...hours: string[]): OfferedDay => ({
  day: date,
  slots: hours.map((hour) => ({
    start: `${date}T${hour}:00:00+01:00`,
    end: `${date}T${hour}:30:00+01:00`,
  })),
})
const FRIDAY_NOON = '2026-11-20T12:00:00+01:00'

describe('the last order that was eaten', () => {
  test('is the latest before today, whatever the order of the list', () => {
    const friday = order(FRIDAY_NOON)
    const orders = [
      order('2026-11-30T12:00:00+01:00', 'confirmed'),
      order('2026-11-06T12:00:00+01:00'),
      friday,
    ]
    expect(lastEaten(orders, TODAY)).toBe(friday)
    expect(lastEaten([...orders].reverse(), TODAY)).toBe(friday)
  })

  test.each<OrderStatus>(['canceled', 'waitingForPayment'])('is none that is %s', (status) => {
    expect(lastEaten([order(FRIDAY_NOON, status)], TODAY)).toBeNull()
  })

  test('is not that of today, which is still to come or on the table', () => {
    expect(lastEaten([order('2026-11-24T08:00:00+01:00')], TODAY)).toBeNull()
    // Paris is a day ahead of UTC then.
    expect(lastEaten([order('2026-11-23T23:30:00Z')], TODAY)).toBeNull()
  })
})

describe('the next day like it', () => {
  const WEEK = [
    day('2026-11-24', '11', '12'),
    day('2026-11-26', '12'),
    day('2026-11-27', '11', '12', '13'),
    day('2026-12-04', '11', '12'),
  ]

  test('is the same weekday at the same hour', () => {
    expect(nextLikeIt(WEEK, FRIDAY_NOON, [])).toEqual({
      day: '2026-11-27',
      slot: { start: '2026-11-27T12:00:00+01:00', end: '2026-11-27T12:30:00+01:00' },
      isUsual: true,
    })
  })

  test('may have but one slot left, on the usual weekday too', () => {
    const friday = day('2026-11-27', '18')
    expect(nextLikeIt([day('2026-11-26', '12', '13'), friday], FRIDAY_NOON, [])).toEqual({
      day: '2026-11-27',
      slot: friday.slots[0],
      isUsual: true,
    })
  })

  test('is the one after where the next has its order already, or no slot', () => {
    const ordered = orderedDays([order('2026-11-27T09:00:00+01:00', 'confirmed')])
    expect(nextLikeIt(WEEK, FRIDAY_NOON, ordered)?.day).toBe('2026-12-04')
    const full = WEEK.map((offered) =>
      offered.day === '2026-11-27' ? { ...offered, slots: [] } : offered,
    )
    expect(nextLikeIt(full, FRIDAY_NOON, [])?.day).toBe('2026-12-04')
  })

  test('is none that the customer leaves out of an order of every week', () => {
    const dates = [
      { day: '2026-11-26', state: 'planned' },
      { day: '2026-11-27', state: 'skipped' },
      { day: '2026-12-04', state: 'canceled' },
    ]
    expect(leftOutDays(dates)).toEqual(['2026-11-27', '2026-12-04'])
    const [friday] = WEEK.slice(2)
    expect(friday && nextLikeIt([friday], FRIDAY_NOON, leftOutDays(dates))).toBeNull()
  })

  test('is not barred by an order that was canceled or never paid', () => {
    const ordered = orderedDays([
      order('2026-11-27T09:00:00+01:00', 'canceled'),
      order('2026-11-27T10:00:00+01:00', 'waitingForPayment'),
    ])
    expect(nextLikeIt(WEEK, FRIDAY_NOON, ordered)?.day).toBe('2026-11-27')
  })

  test('is the first day at all without such a weekday, and says so', () => {
    expect(nextLikeIt(WEEK, '2026-11-18T12:00:00+01:00', [])).toMatchObject({
      day: '2026-11-24',
      isUsual: false,
    })
  })

  test('keeps the hour of the clock over the change to winter time, else the first hour', () => {
    // 12:00 in summer is another instant of the day than 12:00 in winter.
    expect(nextLikeIt(WEEK, '2026-10-23T12:00:00+02:00', [])?.slot.start).toBe(
      '2026-11-27T12:00:00+01:00',
    )
    expect(nextLikeIt(WEEK, '2026-11-20T19:00:00+01:00', [])?.slot.start).toBe(
      '2026-11-27T11:00:00+01:00',
    )
  })

  test('is none when nothing is offered', () => {
    expect(nextLikeIt([], FRIDAY_NOON, [])).toBeNull()
    expect(nextLikeIt([day('2026-11-27')], FRIDAY_NOON, [])).toBeNull()
  })
})

describe('the slot of one day', () => {
  const DAYS = [day('2026-11-26', '11', '12'), day('2026-11-27', '11', '12'), day('2026-11-30')]

  test('is at the hour of the order before, and says whether the weekday is its own', () => {
    expect(slotOfDay(DAYS, '2026-11-27', FRIDAY_NOON)).toEqual({
      day: '2026-11-27',
      slot: { start: '2026-11-27T12:00:00+01:00', end: '2026-11-27T12:30:00+01:00' },
      isUsual: true,
    })
    expect(slotOfDay(DAYS, '2026-11-26', FRIDAY_NOON)).toMatchObject({
      day: '2026-11-26',
      slot: { start: '2026-11-26T12:00:00+01:00' },
      isUsual: false,
    })
  })

  test('is none where the day has none left, or is not offered', () => {
    expect(slotOfDay(DAYS, '2026-11-30', FRIDAY_NOON)).toBeNull()
    expect(slotOfDay(DAYS, '2026-12-01', FRIDAY_NOON)).toBeNull()
  })
})
