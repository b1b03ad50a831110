import { closedToday } from '#domain/delivery/closedToday'

const at = (instant: string) => closedToday(new Date(instant))

test('a day that sells is offered before 17:00, and is over from then on', () => {
  expect(at('2026-11-24T16:59:59+01:00')).toBeNull()
  expect(at('2026-11-24T17:00:00+01:00')).toEqual({ day: '2026-11-24', status: 'openWithSales' })
})

test('a day without sales says so, Sunday and a public holiday are closed', () => {
  expect(at('2026-11-28T10:00:00+01:00')).toEqual({ day: '2026-11-28', status: 'openWithoutSales' })
  expect(at('2026-11-29T10:00:00+01:00')).toEqual({ day: '2026-11-29', status: 'closed' })
  expect(at('2026-12-25T10:00:00+01:00')).toEqual({ day: '2026-12-25', status: 'closed' })
})
