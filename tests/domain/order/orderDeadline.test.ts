import { toIso } from '#domain/time/calendar'
import { dayDeadline, orderDeadline } from '#domain/order/orderDeadline'

test.each([
  ['noon with two hours', '2026-11-24T12:00:00+01:00', 120, '2026-11-24T10:00:00+01:00'],
  [
    'an evening, when the day itself is over',
    '2026-11-24T20:00:00+01:00',
    120,
    '2026-11-24T17:00:00+01:00',
  ],
  [
    'a day of lead time, the evening before',
    '2026-11-24T18:30:00+01:00',
    1440,
    '2026-11-23T18:30:00+01:00',
  ],
  [
    'hours passed, not those on the clock, in spring',
    '2027-03-28T08:00:00+02:00',
    1440,
    '2027-03-27T07:00:00+01:00',
  ],
])('a slot can be ordered until its lead time: %s', (_, start, lead, deadline) => {
  expect(toIso(orderDeadline(start, lead))).toBe(deadline)
})

test('a day can be ordered until the last of the slots that are left', () => {
  const slot = (hour: number, disabledSlot: boolean) => ({
    slotStartAt: `2026-11-24T${hour}:00:00+01:00`,
    disabledSlot,
  })
  const deadline = dayDeadline([slot(12, false), slot(13, false), slot(14, true)], 60)
  expect(deadline && toIso(deadline)).toBe('2026-11-24T12:00:00+01:00')
  expect(dayDeadline([slot(12, true)], 60)).toBeNull()
  expect(dayDeadline([], 60)).toBeNull()
})
