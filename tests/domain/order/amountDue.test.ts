import { amountDue } from '#domain/order/amountDue'

const payment = (amount: number, paidAt: string | null, hasFailed = false) => ({
  amount,
  paidAt,
  hasFailed,
})
const AT = '2026-11-24T10:00:00+01:00'

test.each([
  ['nothing came', [], 24_000],
  ['a transfer is awaited', [payment(24_000, null)], 24_000],
  ['a card was declined', [payment(24_000, null, true)], 24_000],
  ['a payment was given back', [payment(24_000, AT, true)], 24_000],
  ['a part came', [payment(10_000, AT), payment(24_000, null)], 14_000],
  ['all came, in parts', [payment(10_000, AT), payment(14_000, AT)], 0],
  ['more came than was due', [payment(30_000, AT)], 0],
])('when %s, what is due is the rest', (_, payments, due) => {
  expect(amountDue(24_000, payments)).toBe(due)
})
