import { deliveryFee, lastMinuteFee } from '#domain/pricing/fees'
import { formatShortMoney } from '#domain/pricing/money'

const agreed = { defaultOrderDeliveryFee: 0, defaultOrderLastMinuteFee: 500 }
const nothing = { defaultOrderDeliveryFee: null, defaultOrderLastMinuteFee: null }

test('the delivery fee is the company’s, free as well, else the zone’s, else 15 €', () => {
  expect(deliveryFee(agreed, 900)).toBe(0)
  expect(deliveryFee(nothing, 900)).toBe(900)
  expect(deliveryFee(null, null)).toBe(1500)
})

test('the last-minute fee is the company’s, else the one in force', () => {
  expect(lastMinuteFee(agreed, { lastMinuteFees: 1000 })).toBe(500)
  expect(lastMinuteFee(nothing, { lastMinuteFees: 1000 })).toBe(1000)
  expect(lastMinuteFee(null, { lastMinuteFees: 1000 })).toBe(1000)
})

test('whole euros are said without cents', () => {
  expect(formatShortMoney(900)).toMatch(/^9\s€$/)
  expect(formatShortMoney(1250)).toMatch(/^12,50\s€$/)
  expect(formatShortMoney(100_000)).toMatch(/^1\s000\s€$/)
})
