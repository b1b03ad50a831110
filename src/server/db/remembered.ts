import type { Clock } from '#domain/time/clock'
import { countCacheLook } from '../metrics/caches'

const LIFETIME = 60_000

export type Remembered<T> = {
  get(): Promise<T>
  forget(): void
  /** Whether `get` would still return this very promise: what was made from another one is old. */
  isCurrent(value: Promise<T>): boolean
}

/**
 * Reference data that hardly changes: read once for all callers at the same time, and again after a minute,
 * so that a change made by another process is seen without a restart.
 */
export function remembered<T>(clock: Clock, load: () => Promise<T>): Remembered<T> {
  let kept: { value: Promise<T>; until: number } | null = null

  function forget() {
    kept = null
  }

  function read() {
    const entry = { value: load(), until: clock.now().getTime() + LIFETIME }
    entry.value.catch(() => {
      if (kept === entry) forget()
    })
    kept = entry
    return entry.value
  }

  const current = () => (kept && kept.until > clock.now().getTime() ? kept.value : null)

  return {
    forget,
    isCurrent: (value) => current() === value,
    get: () => {
      const known = current()
      countCacheLook('reference', known !== null)
      return known ?? read()
    },
  }
}
