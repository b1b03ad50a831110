import { slotRefusal } from '#domain/delivery/slotRefusal'

const START = '2026-11-24T12:00:00+01:00'
const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`)

test.each([
  ['open', { disabledSlot: false, stress: 'high' }, '10:00', null],
  ['full', { disabledSlot: true, stress: 'high' }, '10:00', 'slotUnavailable'],
  ['gone', undefined, '10:00', 'slotUnavailable'],
  ['closed while it has room', { disabledSlot: true, stress: 'medium' }, '10:30', 'tooLateOrder'],
  ['begun', { disabledSlot: true, stress: 'high' }, '12:00', 'tooLateOrder'],
] as const)('a slot that is %s', (_state, offered, time, expected) => {
  expect(slotRefusal(START, offered, at(time))).toBe(expected)
})
