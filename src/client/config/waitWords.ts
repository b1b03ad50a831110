import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#domain/time/durations'

/** Who waits for longer comes back on the next day. */
const MAX_HOURS_COUNTED = 12

/** How long to wait for what counts again in so many seconds, rounded up: « Patientez … ». */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS)
  if (minutes * MINUTE_SECONDS < HOUR_SECONDS) {
    return minutes > 1 ? `${minutes}\u00a0minutes` : 'une minute'
  }
  const hours = Math.ceil(seconds / HOUR_SECONDS)
  if (hours <= MAX_HOURS_COUNTED) return hours > 1 ? `${hours}\u00a0heures` : 'une heure'
  const days = Math.ceil(seconds / DAY_SECONDS)
  return days > 1 ? `${days}\u00a0jours` : 'jusqu’à demain'
}
