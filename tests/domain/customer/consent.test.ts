import { ACCEPT_ALL, isAllowed, isConsentCurrent, REFUSE_ALL } from '#domain/customer/consent'

const at = (iso: string) => new Date(iso)

test('a choice stands for six months in Paris, the last instant excluded', () => {
  const decidedAt = '2026-11-24T10:00:00+01:00'
  expect(isConsentCurrent({ decidedAt }, at('2027-05-24T09:59:59+02:00'))).toBe(true)
  expect(isConsentCurrent({ decidedAt }, at('2027-05-24T10:00:00+02:00'))).toBe(false)
})

test('a choice made at the end of a month ends with a shorter one', () => {
  const decidedAt = '2026-08-31T10:00:00+02:00'
  expect(isConsentCurrent({ decidedAt }, at('2027-02-28T09:59:59+01:00'))).toBe(true)
  expect(isConsentCurrent({ decidedAt }, at('2027-02-28T10:00:00+01:00'))).toBe(false)
})

test('a choice stands from the instant it is made', () => {
  const decidedAt = '2026-11-24T10:00:00+01:00'
  expect(isConsentCurrent({ decidedAt }, at(decidedAt))).toBe(true)
})

test('a choice from the future does not stand', () => {
  const decidedAt = '2026-11-24T10:00:01+01:00'
  expect(isConsentCurrent({ decidedAt }, at('2026-11-24T10:00:00+01:00'))).toBe(false)
})

test('nothing is allowed before the visitor has said so, and each purpose stands alone', () => {
  const decidedAt = '2026-11-24T10:00:00+01:00'
  expect(isAllowed(null, 'audience')).toBe(false)
  expect(isAllowed({ choices: REFUSE_ALL, decidedAt }, 'support')).toBe(false)
  expect(isAllowed({ choices: ACCEPT_ALL, decidedAt }, 'campaigns')).toBe(true)
  const onlySupport = { choices: { ...REFUSE_ALL, support: true }, decidedAt }
  expect(isAllowed(onlySupport, 'support')).toBe(true)
  expect(isAllowed(onlySupport, 'audience')).toBe(false)
})
