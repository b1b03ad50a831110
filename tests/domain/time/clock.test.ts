import { createClock } from '#domain/time/clock'

const MACHINE = Date.parse('2026-11-24T09:00:00Z')
beforeEach(() => jest.useFakeTimers({ now: MACHINE }))
afterEach(() => jest.useRealTimers())

test('without settings the clock shows the time of the machine', () => {
  expect(createClock().now().getTime()).toBe(MACHINE)
})

test('a clock with a start begins there and runs on', () => {
  const clock = createClock({ startsAt: '2026-11-24T10:00:00+01:00' })
  jest.advanceTimersByTime(90_000)
  expect(clock.now().toISOString()).toBe('2026-11-24T09:01:30.000Z')
})

test('an offset moves the clock by as many milliseconds', () => {
  expect(createClock({ offsetMs: -3_600_000 }).now().getTime()).toBe(MACHINE - 3_600_000)
})

test('a start that is not an instant is refused', () => {
  expect(() => createClock({ startsAt: 'tomorrow' })).toThrow(RangeError)
})
