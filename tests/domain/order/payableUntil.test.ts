import { payableUntil } from '#domain/order/unpaidHold'

const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`)

test('an order is paid while its stock is held, and never after its slot has begun', () => {
  expect(payableUntil(at('10:30'), at('12:00'))).toEqual(at('10:30'))
  expect(payableUntil(at('12:10'), at('12:00'))).toEqual(at('12:00'))
  expect(payableUntil(at('12:00'), at('12:00'))).toEqual(at('12:00'))
})
