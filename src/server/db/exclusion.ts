import * as v from 'valibot'
import { ADVISORY_LOCKS } from './advisoryLocks'

/** One connection to the database, never handed on to others between two queries. */
export type DatabaseSession = {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
}

const locked = v.tuple([v.object({ locked: v.boolean() })])

export type RunExclusively = (name: string, work: () => Promise<void>) => Promise<boolean>

/**
 * Runs work while no other process of the same database runs work of that name; returns false, without having run it,
 * when one does. PostgreSQL releases the lock when the session ends, however that comes: another process takes over.
 */
export function createExclusion(openSession: () => Promise<DatabaseSession>): RunExclusively {
  const running = new Set<string>()

  async function runLocked(name: string, work: () => Promise<void>): Promise<boolean> {
    const session = await openSession()
    const response = await session.query(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked',
      [ADVISORY_LOCKS.backgroundJobs, name],
    )
    if (!v.parse(locked, response.rows)[0].locked) return false
    try {
      await work()
    } finally {
      // A session that is gone has released its locks by itself.
      await session
        .query('SELECT pg_advisory_unlock($1, hashtext($2))', [ADVISORY_LOCKS.backgroundJobs, name])
        .catch(() => undefined)
    }
    return true
  }

  return async (name, work) => {
    // Locks of the same session do not exclude each other.
    if (running.has(name)) return false
    running.add(name)
    try {
      return await runLocked(name, work)
    } finally {
      running.delete(name)
    }
  }
}
