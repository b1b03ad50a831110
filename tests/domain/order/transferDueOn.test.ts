import { transferDueOn } from '#domain/order/invoiceTerms'

test.each([
  ['2026-11-26T12:00:00+01:00', '2026-12-26'],
  ['2026-12-02T12:30:00+01:00', '2027-01-01'],
  ['2027-02-28T23:59:00+01:00', '2027-03-30'],
])('what is delivered at %s is to be transferred by %s', (slotStartAt, day) => {
  expect(transferDueOn(slotStartAt)).toBe(day)
  expect(transferDueOn(new Date(slotStartAt))).toBe(day)
})
