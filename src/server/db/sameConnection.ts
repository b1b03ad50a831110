import type { Database } from './database'

/** Runs work on a database that has one connection to itself. */
export type RunOnConnection = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>

const runs = new WeakMap<Database, RunOnConnection>()

/** Says how a database lends one of its connections; one that says nothing has a single connection anyway. */
export function setSameConnection(db: Database, run: RunOnConnection): void {
  runs.set(db, run)
}

/**
 * Statements that are sent together there, outside of any transaction, travel together: they cost one round trip and one
 * connection, and run one after the other, so that only those that take next to no time belong together.
 */
export function onSameConnection<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return (runs.get(db) ?? ((alone) => alone(db)))(work)
}
