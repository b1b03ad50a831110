import { failureCopy } from '../../../src/client/config/failureCopy'
import { waitWords } from '../../../src/client/config/waitWords'

const MINUTE = 60
const HOUR = 60 * MINUTE

test.each([
  [0.2, 'une minute'],
  [MINUTE, 'une minute'],
  [MINUTE + 1, '2\u00a0minutes'],
  [15 * MINUTE, '15\u00a0minutes'],
  [59 * MINUTE, '59\u00a0minutes'],
  [59 * MINUTE + 1, 'une heure'],
  [HOUR, 'une heure'],
  [HOUR + 1, '2\u00a0heures'],
  [12 * HOUR, '12\u00a0heures'],
  [12 * HOUR + 1, 'jusqu’à demain'],
  [24 * HOUR, 'jusqu’à demain'],
  [24 * HOUR + 1, '2\u00a0jours'],
])('%d seconds to wait are said as « %s »', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
  expect(failureCopy.rateLimited(words)).toBe(
    `Trop de tentatives. Patientez ${words} avant de réessayer.`,
  )
})
