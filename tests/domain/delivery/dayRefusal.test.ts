import { dayRefusal } from '#domain/time/calendar'
import { maxUnpaidPortions, paymentTime } from '#domain/order/unpaidHold'

const paris = (time: string) => new Date(`2026-11-24T${time}+01:00`)

test.each([
  ['2026-11-24', '16:59:59', null],
  ['2026-11-24', '17:00:00', 'TOO_LATE'],
  ['2026-11-23', '09:00:00', 'TOO_LATE'],
  ['2026-11-25', '17:00:00', null],
  ['2027-02-22', '10:00:00', null],
  ['2027-02-23', '10:00:00', 'TOO_FAR_AHEAD'],
])('%s requested at %s gives %s', (day, time, refusal) => {
  expect(dayRefusal(day, paris(time))).toBe(refusal)
})

test.each([
  [50, 15],
  [100, 30],
  [40, 12],
  [10, 12],
])('of %i portions a new account holds %i', (total, held) => {
  expect(maxUnpaidPortions(total)).toBe(held)
})

test('a hold lasts half an hour, ten minutes after one that expired', () => {
  expect([paymentTime(false), paymentTime(true)]).toEqual([1_800_000, 600_000])
})
