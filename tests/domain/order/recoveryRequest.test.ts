import { canRequestRecovery, isRecoverySlot, recoveryDays } from '#domain/order/itemRecovery'

const DELIVERY = { start: '2026-11-26T12:00:00+01:00', end: '2026-11-26T12:30:00+01:00' }
const order = {
  status: 'delivered' as const,
  traysComeBack: true,
  slotEndAt: new Date(DELIVERY.end),
  agreedFrom: null,
}
const at = (instant: string) => new Date(`${instant}+01:00`)

test('before the delivery, days are counted from it', () => {
  expect(recoveryDays(DELIVERY, at('2026-11-24T10:00:00'))).toEqual(recoveryDays(DELIVERY))
})

test('after it, they are counted from now, without the slots that have begun', () => {
  const [first] = recoveryDays(DELIVERY, at('2026-12-08T09:10:00'))
  expect(first?.day).toBe('2026-12-08')
  expect(first?.slots[0]?.start).toBe('2026-12-08T09:30:00+01:00')
  expect(isRecoverySlot(DELIVERY, { ...DELIVERY }, at('2026-12-08T09:10:00'))).toBe(false)
})

test('on a Saturday the first day is Monday', () => {
  expect(recoveryDays(DELIVERY, at('2026-11-28T09:00:00'))[0]?.day).toBe('2026-11-30')
})

test.each([
  ['delivered', {}, '2026-11-26T14:00:00', true],
  ['delivered 30 days ago', {}, '2026-12-26T23:59:00', true],
  ['delivered 31 days ago', {}, '2026-12-27T00:01:00', false],
  ['to come', { status: 'confirmed' }, '2026-11-24T10:00:00', true],
  ['not paid', { status: 'waitingForPayment' }, '2026-11-24T10:00:00', false],
  ['canceled', { status: 'canceled' }, '2026-11-24T10:00:00', false],
  ['without a tray', { traysComeBack: false }, '2026-11-26T14:00:00', false],
  ['agreed for later', { agreedFrom: '2026-11-27T09:00:00+01:00' }, '2026-11-27T08:59:00', true],
  ['being fetched', { agreedFrom: '2026-11-27T09:00:00+01:00' }, '2026-11-27T09:00:00', false],
] as const)('an order that is %s', (_, changes, now, may) => {
  expect(canRequestRecovery({ ...order, ...changes }, at(now))).toBe(may)
})
