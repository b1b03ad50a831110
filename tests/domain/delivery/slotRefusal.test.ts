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

const OPEN = { disabledSlot: false, stress: 'low' } as const
const FULL = { disabledSlot: true, stress: 'high' } as const

test.each([
  ['its lead time to the minute', OPEN, '08:00', 240, null],
  ['less than the lead time', OPEN, '08:01', 240, 'tooLateOrder'],
  ['time for the line that lists it alone', OPEN, '10:00', 120, null],
  ['its lead time, but full', FULL, '08:00', 240, 'slotUnavailable'],
  // Under high stress from four fifths on: nothing says that it is full, and the server looks at the clock first too.
  ['less than the lead time, and nearly or wholly full', FULL, '08:01', 240, 'tooLateOrder'],
] as const)('a slot before which there is %s', (_left, offered, time, leadTime, expected) => {
  expect(slotRefusal(START, offered, at(time), leadTime)).toBe(expected)
})

test.each([
  ['16:59', null],
  ['17:00', 'tooLateOrder'],
] as const)('a slot of this evening that was listed before 17:00, at %s', (time, expected) => {
  expect(slotRefusal('2026-11-24T20:00:00+01:00', OPEN, at(time), 120)).toBe(expected)
  expect(slotRefusal('2026-11-25T12:00:00+01:00', OPEN, at(time), 120)).toBeNull()
})

test('a slot of a line without a lead time is open until it begins', () => {
  expect(slotRefusal(START, OPEN, new Date('2026-11-24T11:59:59.999+01:00'))).toBeNull()
  expect(slotRefusal(START, OPEN, at('12:00'))).toBe('tooLateOrder')
})

test('a slot whose day has closed for orders is too late, however full it was', () => {
  expect(slotRefusal('2026-11-24T20:00:00+01:00', FULL, at('17:00'))).toBe('tooLateOrder')
})
