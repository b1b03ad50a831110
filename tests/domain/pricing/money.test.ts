import fc from 'fast-check'
import { formatMoney, formatRate, percentageOf, roundHalfUp, vatOf } from '#domain/pricing/money'

test('a half cent goes up', () => {
  expect([0.5, 1.49, 1.5, -0.5, -1.5].map(roundHalfUp)).toEqual([1, 1, 2, 0, -1])
})

test.each([
  [1000, 5.5, 55],
  [10, 5.5, 1],
  [9, 5.5, 0],
  [5, 10, 1],
  [4, 10, 0],
  [1500, 20, 300],
  [500, 2.1, 11],
  [0, 20, 0],
  // 8.2 × 100 is a little less than 820.
  [100_000, 8.2, 8200],
])('VAT on %i cents at %d %% is %i cents', (amountHT, rate, vat) => {
  expect(vatOf(amountHT, rate)).toBe(vat)
})

test('a percentage of whole cents is the nearest whole cent', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  const rate = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)
  fc.assert(
    fc.property(cents, rate, (amount, percent) => {
      const result = percentageOf(amount, percent)
      expect(Number.isInteger(result)).toBe(true)
      expect(Math.abs(result - (amount * percent) / 100)).toBeLessThanOrEqual(0.500001)
    }),
  )
})

test('money is written the French way', () => {
  expect(formatMoney(1250)).toBe('12,50\u00a0€')
  expect(formatMoney(0)).toBe('0,00\u00a0€')
  expect(formatMoney(-5000)).toBe('\u221250,00\u00a0€')
  expect(formatMoney(123_456_7)).toBe('12\u00a0345,67\u00a0€')
})

test('rates are written with a comma and a no-break space', () => {
  expect([5.5, 10, 20].map(formatRate)).toEqual(['5,5\u00a0%', '10\u00a0%', '20\u00a0%'])
  expect(formatRate(8.25)).toBe('8,25\u00a0%')
})
