import { formatDeadline, formatNearDay, formatUntil } from '#domain/time/nearMoment'

const TODAY = '2026-11-24'

test.each([
  [TODAY, 'aujourd’hui'],
  ['2026-11-25', 'mercredi'],
  ['2026-11-30', 'lundi'],
  ['2026-12-01', 'mardi 1er\u00a0décembre'],
  ['2026-11-23', 'lundi 23\u00a0novembre'],
])('%s is called « %s »', (day, words) => {
  expect(formatNearDay(day, TODAY)).toBe(words)
})

const NOW = new Date('2026-11-24T10:00:00+01:00')

test.each([
  ['2026-11-24T17:00:00+01:00', '17\u00a0h'],
  ['2026-11-25T17:00:00+01:00', 'mercredi 17\u00a0h'],
  ['2026-11-30T09:30:00+01:00', 'lundi 9\u00a0h\u00a030'],
  ['2026-11-25T00:00:00+01:00', 'minuit'],
  ['2026-11-26T00:00:00+01:00', 'mercredi minuit'],
  ['2026-12-01T00:00:00+01:00', 'lundi minuit'],
  ['2026-12-02T00:00:00+01:00', 'mardi 1er\u00a0décembre à\u00a0minuit'],
  ['2026-12-01T17:00:00+01:00', 'mardi 1er\u00a0décembre à\u00a017\u00a0h'],
])('%s is read « %s »', (deadline, words) => {
  expect(formatDeadline(new Date(deadline), NOW)).toBe(words)
})

test.each([
  ['2026-11-24T12:00:00+01:00', '12\u00a0h\u00a000'],
  ['2026-11-25T09:30:00+01:00', 'le mercredi 25\u00a0novembre à\u00a09\u00a0h\u00a030'],
])('until %s is written « %s »', (end, words) => {
  expect(formatUntil(new Date(end), NOW)).toBe(words)
})
