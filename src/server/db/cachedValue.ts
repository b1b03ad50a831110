import type { Clock } from '#domain/time/clock'
import { MINUTE_MS } from '#domain/time/durations'
import { countCacheLookup } from '../metrics/caches'

const LIFETIME_MS = MINUTE_MS

export type CachedValue<T> = {
  get(): Promise<T>
  forget(): void
  /** Whether `get` would still return this very promise. If not, what was made from it is out of date. */
  isCurrent(value: Promise<T>): boolean
}

/**
 * Caches reference data that hardly changes, for a minute. Callers at the same time share one read. A read that fails is not
 * kept. After a minute it is read again, so that a change made by another process is seen without a restart.
 */
export function cachedValue<T>(clock: Clock, load: () => Promise<T>): CachedValue<T> {
  let kept: { value: Promise<T>; until: number } | null = null

  function forget() {
    kept = null
  }

  function read() {
    const entry = { value: load(), until: clock.now().getTime() + LIFETIME_MS }
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
      countCacheLookup('reference', known !== null)
      return known ?? read()
    },
  }
}
