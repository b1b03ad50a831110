import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ClockOffset } from './clockOffset'
import type { RunExclusively } from './exclusion'
import type { StockChange } from './stockChange'

type Rows<Row> = { rows: Row[] }

/** What both drivers return for raw SQL. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** drizzle on PostgreSQL or on the embedded database; a `Transaction` is one too. */
export type Database = PgDatabase<RowsResult>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** An open database with its life cycle. */
export type DatabaseConnection = {
  db: Database
  kind: 'postgres' | 'embedded'
  /** Brings the tables up to date; harmless when they are. */
  migrate(): Promise<void>
  /** Resolves when the database responds, with how far the clocks are apart. */
  ping(): Promise<ClockOffset>
  /** How many transactions run at a time. */
  maxTransactions: number
  /** How many queries wait for a connection. */
  waitingQueries(): number
  /**
   * Calls the listener on changes of stock, slot loads and the catalogue, also by other processes. Returns the function
   * to stop. PostgreSQL notifies a moment after the commit: a process that writes clears its own cache itself.
   */
  onStockChange(listener: (change: StockChange) => void): () => void
  /** False while changes by other processes cannot be heard: responses must not come from memory then. */
  isHearingChanges(): boolean
  /** Runs work in one process of the cluster at a time: see exclusion.ts. */
  runExclusively: RunExclusively
  close(): Promise<void>
}
