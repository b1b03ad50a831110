import { amountDue, amountRefunded } from '#domain/order/amountDue'

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

test('what went back is told to the cent, without what a bank took back and what failed', () => {
  const back = (amount: number, type = 'refund', hasFailed = false) => ({
    ...payment(amount, AT, hasFailed),
    type,
  })
  expect(amountRefunded([])).toBe(0)
  expect(amountRefunded([back(24_000, 'card'), back(-1), back(-500)])).toBe(501)
  expect(amountRefunded([back(-1, 'dispute'), back(-1, 'refund', true)])).toBe(0)
})
