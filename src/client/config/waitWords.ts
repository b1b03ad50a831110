const MINUTE_SECONDS = 60
const MINUTES_AN_HOUR = 60
const HOURS_A_DAY = 24
/** Who waits for longer comes back on the next day. */
const MAX_HOURS_COUNTED = 12

/** How long to wait for what counts again in so many seconds, rounded up: « Patientez … ». */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS)
  if (minutes < MINUTES_AN_HOUR) return minutes > 1 ? `${minutes}\u00a0minutes` : 'une minute'
  const hours = Math.ceil(minutes / MINUTES_AN_HOUR)
  if (hours <= MAX_HOURS_COUNTED) return hours > 1 ? `${hours}\u00a0heures` : 'une heure'
  return hours > HOURS_A_DAY ? `${Math.ceil(hours / HOURS_A_DAY)}\u00a0jours` : 'jusqu’à demain'
}
