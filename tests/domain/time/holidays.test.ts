import { addDays } from '#domain/time/calendar'
import { holidaysOf } from '#domain/time/holidays'

test.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2076, '2076-04-19'],
])('three holidays of %i follow Easter Sunday, %s', (year, easter) => {
  const moving = [1, 39, 50].map((days) => addDays(easter, days))
  expect(holidaysOf(year)).toEqual(expect.arrayContaining(moving))
})

test('a year has eleven public holidays, three of them after Easter', () => {
  expect(holidaysOf(2025)).toHaveLength(11)
  expect(holidaysOf(2025)).toEqual(
    expect.arrayContaining(['2025-04-21', '2025-05-29', '2025-06-09']),
  )
})
