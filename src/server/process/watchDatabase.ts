import type { DatabaseConnection } from '../db/database'
import { showDatabase } from '../metrics/database'

const EVERY_MS = 60_000

/**
 * Looks at the database every minute: a clock that differs is logged by `ping`, whether or not a monitor requests
 * `/health/ready`. Returns the way to stop.
 */
export function watchDatabase(
  { ping }: Pick<DatabaseConnection, 'ping'>,
  { everyMs = EVERY_MS } = {},
): () => Promise<void> {
  // A database that does not respond is logged by the requests and jobs that need it.
  const look = () =>
    ping().then(
      () => undefined,
      () => undefined,
    )
  let underWay = look()
  const timer = setInterval(() => {
    underWay = look()
  }, everyMs)
  timer.unref()
  const stopShowing = showDatabase(ping)
  return async () => {
    clearInterval(timer)
    stopShowing()
    await underWay
  }
}
