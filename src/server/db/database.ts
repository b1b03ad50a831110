import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type { Env } from '../env'
import { openEmbedded } from './embedded'
import { openPostgres } from './postgres'
import type { StockChange } from './stockChange'
import type * as tables from './tables'

type Rows<Row> = { rows: Row[] }

/** What both drivers answer to raw SQL. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

type Tables = typeof tables

/** drizzle on PostgreSQL or on the embedded database; a `Transaction` is one too. */
export type Database = PgDatabase<RowsResult, Tables>
export type Transaction = PgTransaction<RowsResult, Tables, ExtractTablesWithRelations<Tables>>

/** An open database with its life cycle. */
export type DatabaseConnection = {
  db: Database
  kind: 'postgres' | 'embedded'
  /** Brings the tables up to date; harmless when they are. */
  migrate(): Promise<void>
  /** Answers when the database does. */
  ping(): Promise<void>
  /**
   * Tells of changes to stock, slot loads and the catalogue, those of other processes too. Returns the way to stop.
   * PostgreSQL tells a moment after the commit: who writes forgets its own memory by itself.
   */
  onStockChange(listener: (change: StockChange) => void): () => void
  /** False while changes by other processes cannot be heard: do not answer from memory then. */
  isHearingChanges(): boolean
  close(): Promise<void>
}

/** PostgreSQL when DATABASE_URL names one, else the embedded database in DATA_DIR. */
export function createDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  logger: Logger,
): Promise<DatabaseConnection> {
  return env.databaseUrl ? openPostgres(env.databaseUrl, logger) : openEmbedded(env.dataDir)
}
