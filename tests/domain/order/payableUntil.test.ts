import { isPaymentTimeOver, payableUntil } from '#domain/order/unpaidHold'

const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`)

test.each([
  ['while its stock is held', '08:00', '08:30', '12:00', '08:30'],
  ['until its slot closes for orders', '09:40', '10:10', '12:00', '10:00'],
  ['and at that very minute', '09:30', '10:00', '12:00', '10:00'],
  ['ten minutes at least, when it was taken just before', '09:55', '10:25', '12:00', '10:05'],
  ['until the shop closes for orders of the day', '16:40', '17:10', '19:30', '17:00'],
])('an order is paid %s', (_, orderedAt, heldUntil, slotStartAt, until) => {
  const times = {
    orderedAt: at(orderedAt),
    heldUntil: at(heldUntil),
    slotStartAt: at(slotStartAt),
  }
  expect(payableUntil({ ...times, leadTimeMinutes: 120 })).toEqual(at(until))
})

test('it is never paid once its slot has begun', () => {
  const times = { orderedAt: at('11:55'), heldUntil: at('12:25'), slotStartAt: at('12:00') }
  expect(payableUntil({ ...times, leadTimeMinutes: 0 })).toEqual(at('12:00'))
})

test.each([
  ['before it ends', '2026-11-24T12:00:01+01:00', false],
  ['at its end', '2026-11-24T12:00:00+01:00', true],
  ['when there is none', null, false],
])('the time to pay is over %s: %s: %s', (_, expiresAt, isOver) => {
  expect(isPaymentTimeOver(expiresAt, at('12:00'))).toBe(isOver)
})
