import { hasValidCheckDigit, isCardExpired } from '#domain/customer/cardNumber'

test.each(['4242424242424242', '4000002500003155', '378282246310005'])(
  '%s has the right key',
  (digits) => expect(hasValidCheckDigit(digits)).toBe(true),
)

test.each(['4242424242424241', '4242424242424224', '4000002500003156'])(
  '%s has a wrong key',
  (digits) => expect(hasValidCheckDigit(digits)).toBe(false),
)

test('a card pays to the end of its month', () => {
  const card = { month: 11, year: 2026 }
  expect(['2026-10-31', '2026-11-01', '2026-11-30'].some((day) => isCardExpired(card, day))).toBe(
    false,
  )
  expect(isCardExpired(card, '2026-12-01')).toBe(true)
  expect(isCardExpired({ month: 12, year: 2026 }, '2027-01-01')).toBe(true)
  expect(isCardExpired({ month: 1, year: 2027 }, '2026-12-31')).toBe(false)
})
