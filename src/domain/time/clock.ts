/** Where "now" comes from. Everything else takes `now` as an argument. */
export type Clock = { now(): Date }

/**
 * A clock that runs on from `startsAt` (ISO instant), or from the machine's own time, moved by `offsetMs` milliseconds.
 * Error: RangeError when `startsAt` is not an instant. docs/rules/time.md#one-clock
 */
export function createClock({
  startsAt,
  offsetMs = 0,
}: { startsAt?: string | undefined; offsetMs?: number | undefined } = {}): Clock {
  const shift = startsAt === undefined ? 0 : Date.parse(startsAt) - Date.now()
  if (Number.isNaN(shift)) throw new RangeError(`Not an instant: ${String(startsAt)}`)
  return { now: () => new Date(Date.now() + shift + offsetMs) }
}
