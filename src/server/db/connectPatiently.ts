import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { aftermathOf } from './databaseErrors'

const FIRST_WAIT_MS = 200
const MAX_WAIT_MS = 2_000
const PATIENCE_MS = 60_000

/**
 * Connects to a database that may be starting or changing places: tries for a minute, and then fails as it failed last.
 * A wrong password or name fails at once.
 */
export async function connectPatiently<T>(connect: () => Promise<T>, logger: Logger): Promise<T> {
  const startedAt = performance.now()
  for (let delay = FIRST_WAIT_MS; ; delay = Math.min(delay * 2, MAX_WAIT_MS)) {
    try {
      return await connect()
    } catch (error) {
      const isOver = performance.now() - startedAt > PATIENCE_MS
      if (isOver || aftermathOf(error) === null) throw error
      logger.warn({ err: error }, 'the database cannot be reached yet')
      await wait(delay)
    }
  }
}
