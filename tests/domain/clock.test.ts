import { createClock } from '../../src/domain/clock'

const near = (actual: Date, expected: number) =>
  expect(Math.abs(actual.getTime() - expected)).toBeLessThan(1000)

test('without settings the clock shows the time of the machine', () => {
  near(createClock().now(), Date.now())
})

test('a clock with a start begins there and runs on', () => {
  jest.useFakeTimers()
  const clock = createClock({ startsAt: '2026-11-24T10:00:00+01:00' })
  jest.advanceTimersByTime(90_000)
  expect(clock.now().toISOString()).toBe('2026-11-24T09:01:30.000Z')
  jest.useRealTimers()
})

test('an offset moves the clock by as many milliseconds', () => {
  near(createClock({ offsetMs: -3_600_000 }).now(), Date.now() - 3_600_000)
})

test('a start that is not an instant is refused', () => {
  expect(() => createClock({ startsAt: 'tomorrow' })).toThrow(RangeError)
})
