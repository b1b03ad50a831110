import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Logger } from 'pino'
import { CoalescedSocket } from './coalescedSocket'
import type { DatabaseConnection } from './database'
import { createListeners } from './listeners'
import { migrationsFolder } from './migrations'
import type { StockChange } from './stockChange'
import { listenToStock } from './stockListener'
import * as tables from './tables'

/** Any number that no other program of the same database locks. */
const MIGRATION_LOCK = 24815

/** Opens a pool on PostgreSQL and a connection of its own that hears the changes of other processes. */
export async function openPostgres(url: string, logger: Logger): Promise<DatabaseConnection> {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    // What is asked together inside a transaction travels together, and runs in the order in which it was asked.
    pipeline: true,
    stream: () => new CoalescedSocket(),
    connectionTimeoutMillis: 10_000,
    application_name: 'tablee',
  })
  // Without a listener, a connection that breaks while it idles would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection broke'))
  const db = drizzle(pool, { schema: tables })
  const listeners = createListeners<StockChange>()
  const listener = await listenToStock(url, listeners.tell, logger).catch(
    async (error: unknown) => {
      await pool.end()
      throw error
    },
  )
  return {
    db,
    kind: 'postgres',
    migrate: async () => {
      // Several servers that start together migrate one after the other.
      const client = await pool.connect()
      try {
        await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
        await migrate(drizzle(client, { schema: tables }), { migrationsFolder })
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
        client.release()
      }
    },
    ping: async () => {
      await pool.query('SELECT 1')
    },
    onStockChange: listeners.add,
    isHearingChanges: listener.isHearing,
    close: async () => {
      await listener.close()
      if (!pool.ended) await pool.end()
    },
  }
}
