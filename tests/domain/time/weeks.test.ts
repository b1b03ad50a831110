import { formatWeek, formatWeekDates, mondayOf, publishedWeeks, weekOf } from '#domain/time/weeks'

test.each([
  ['2026-11-23', '2026-W48'],
  ['2026-11-29', '2026-W48'],
  ['2026-11-30', '2026-W49'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
])('%s is in week %s', (day, week) => {
  expect(weekOf(day)).toBe(week)
})

test('a week starts on its Monday', () => {
  expect(mondayOf('2026-W48')).toBe('2026-11-23')
  expect(mondayOf('2025-W01')).toBe('2024-12-30')
  expect(mondayOf('2026-W53')).toBe('2026-12-28')
})

test.each(['2025-W53', '2026-W00', '2026-W54', '2026-48', 'W48', ''])('%j is no week', (week) => {
  expect(mondayOf(week)).toBeNull()
})

test.each([
  ['2026-W48', 'Du lundi 23 au vendredi 27 novembre', 'Du 23 au 27 novembre'],
  ['2026-W49', 'Du lundi 30 novembre au vendredi 4 décembre', 'Du 30 novembre au 4 décembre'],
  ['2026-W53', 'Du lundi 28 décembre au vendredi 1er janvier', 'Du 28 décembre au 1er janvier'],
  ['W48', 'W48', 'W48'],
])('%s is read « %s », and « %s » where there is little room', (week, words, dates) => {
  expect(formatWeek(week)).toBe(words)
  expect(formatWeekDates(week)).toBe(dates)
})

test('this week and the three that follow are published, by the day in Paris', () => {
  expect(publishedWeeks(new Date('2026-11-29T22:59:00Z'))[0]).toBe('2026-W48')
  expect(publishedWeeks(new Date('2026-11-29T23:00:00Z'))).toEqual([
    '2026-W49',
    '2026-W50',
    '2026-W51',
    '2026-W52',
  ])
})
