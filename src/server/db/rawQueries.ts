import { DrizzleQueryError } from 'drizzle-orm'
import type { Database, Transaction } from './database'

/** A text with `$1`, `$2` … and their values. PostgreSQL keeps the plan of a named one for as long as a connection lasts. */
type RawQuery = { name?: string; text: string; values: unknown[] }

/** Rows as the driver reads them, and how many rows were written. */
type RawResult<Row> = { rows: Row[]; changedRows: number }

export type RunRawQuery = <Row extends Record<string, unknown>>(
  query: RawQuery,
) => Promise<RawResult<Row>>

const runs = new WeakMap<object, RunRawQuery>()

/** Says how raw queries reach the connection of a database: drizzle keeps its connection to itself. */
export function setRawQueries(db: Database, run: RunRawQuery): void {
  runs.set(db, run)
}

/** The same for a transaction, and for those inside it, which share its connection. */
export function setRawQueriesWithin(tx: Transaction, run: RunRawQuery): void {
  setRawQueries(tx, run)
  const begin = tx.transaction.bind(tx)
  tx.transaction = (work) =>
    begin((inner) => {
      setRawQueriesWithin(inner, run)
      return work(inner)
    })
}

/** Runs a raw query where the database or the transaction runs its own, and fails as those do. */
export async function runRawQuery<Row extends Record<string, unknown>>(
  db: Database,
  query: RawQuery,
): Promise<RawResult<Row>> {
  const run = runs.get(db)
  if (!run) throw new Error('No driver has opened this database')
  try {
    return await run<Row>(query)
  } catch (error) {
    if (!(error instanceof Error) || error instanceof DrizzleQueryError) throw error
    throw new DrizzleQueryError(query.text, query.values, error)
  }
}
