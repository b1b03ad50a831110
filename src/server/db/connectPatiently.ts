import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { aftermathOf } from './databaseErrors'

const FIRST_WAIT_MS = 200
const MAX_WAIT_MS = 2_000
const PATIENCE_MS = 60_000

/** Says what the database, or the way to it, said last. */
export class DatabaseUnreachableError extends Error {
  constructor(cause: unknown) {
    super(
      `The database cannot be opened: ${reasonOf(cause)}. DATABASE_URL names it, or DATABASE_DIRECT_URL past a pooler.`,
      { cause },
    )
    this.name = 'DatabaseUnreachableError'
  }
}

/** Several addresses of one host fail together, without words of their own. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ')
  return cause instanceof Error ? cause.message : String(cause)
}

/**
 * Connects to a database that may be starting or changing places: tries for a minute. A wrong password or name fails at
 * once. Error: DatabaseUnreachableError.
 */
export async function connectPatiently<T>(connect: () => Promise<T>, logger: Logger): Promise<T> {
  const startedAt = performance.now()
  for (let delay = FIRST_WAIT_MS; ; delay = Math.min(delay * 2, MAX_WAIT_MS)) {
    try {
      return await connect()
    } catch (error) {
      const isOver = performance.now() - startedAt > PATIENCE_MS
      if (isOver || aftermathOf(error) === null) throw new DatabaseUnreachableError(error)
      logger.warn({ err: error }, 'the database cannot be reached yet')
      await wait(delay)
    }
  }
}
