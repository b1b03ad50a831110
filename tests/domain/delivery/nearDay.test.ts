import { formatNearDay } from '#domain/delivery/nearDay'

const TODAY = '2026-11-24'

test.each([
  [TODAY, 'aujourd’hui'],
  ['2026-11-25', 'mercredi'],
  ['2026-11-30', 'lundi'],
  ['2026-12-01', 'mardi 1er décembre'],
  ['2026-11-23', 'lundi 23 novembre'],
])('%s is called « %s »', (day, words) => {
  expect(formatNearDay(day, TODAY)).toBe(words)
})
