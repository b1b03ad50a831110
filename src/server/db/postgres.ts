import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type Pool } from 'pg'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { PostgresSettings } from '../base/env/envDatabase'
import { MIGRATIONS_FOLDER } from '../files'
import { SHOP_LOCKS } from './advisoryLocks'
import { applyMigrations } from './applyMigrations'
import { createClockWatch, measureClockOffset, type ClockOffset } from './clockOffset'
import { connectPatiently } from './connectPatiently'
import { databaseOn } from './clientDatabase'
import type { Database, DatabaseConnection } from './database'
import { hasLostConnection } from './databaseErrors'
import { createExclusion } from './exclusion'
import { createListeners } from './listeners'
import { createLockSession } from './lockSession'
import { createPools, type Pools } from './pools'
import { rawQueriesOn } from './postgresRawQueries'
import { setRawQueries } from './rawQueries'
import { setSameConnection, type RunOnConnection } from './sameConnection'
import type { StockChange } from './stockChange'
import { listenToStock } from './stockListener'
import { createTransactions } from './transactions'

/** Opens pools on PostgreSQL, and connections of their own to hear the changes of other processes and to hold locks. */
export async function openPostgres(
  settings: PostgresSettings,
  logger: Logger,
): Promise<DatabaseConnection> {
  const { directUrl } = settings
  const listeners = createListeners<StockChange>()
  const listener = await connectPatiently(
    () => listenToStock(directUrl, listeners.tell, logger),
    logger,
  )
  const pools = createPools(settings, logger)
  const locks = createLockSession(directUrl, logger)
  return {
    db: openDatabase(pools, settings),
    kind: 'postgres',
    migrate: () => migrateAlone(directUrl, logger),
    ping: createPing(pools, logger),
    maxTransactions: settings.poolSize,
    waitingQueries: pools.waiting,
    onStockChange: listeners.add,
    isHearingChanges: listener.isHearing,
    runExclusively: createExclusion(locks.open),
    close: async () => {
      await locks.close()
      await listener.close()
      await pools.end()
    },
  }
}

/** Single statements on one pool, transactions on another: see pools.ts. */
function openDatabase(pools: Pools, settings: PostgresSettings): Database {
  const db: Database = drizzle(pools.queries)
  setRawQueries(db, rawQueriesOn(pools.queries))
  setSameConnection(db, lendConnections(pools.queries))
  db.transaction = createTransactions(pools.transactions, settings)
  return db
}

const lendConnections =
  (pool: Pool): RunOnConnection =>
  async (work) => {
    const client = await pool.connect()
    let isLost = false
    try {
      return await work(databaseOn(client))
    } catch (error) {
      isLost = hasLostConnection(error)
      throw error
    } finally {
      client.release(isLost)
    }
  }

/** Several servers that start together migrate one after the other, with no time limit but the server's own. */
async function migrateAlone(connectionString: string, logger: Logger) {
  const client = new Client({ connectionString, application_name: 'tablee-migrations' })
  await client.connect()
  try {
    // Released with the session, however that ends.
    await client.query('SELECT pg_advisory_lock($1)', [SHOP_LOCKS.migrations])
    await applyMigrations(client, {
      folder: MIGRATIONS_FOLDER,
      onRetry: (error, attempt) =>
        logger.warn({ err: error, attempt }, 'a migration could not lock a table and tries again'),
    })
  } finally {
    await client.end()
  }
}

const clockRows = v.tuple([v.object({ now: v.number() })])

/** One query under way for all callers at the same time: a health check costs one connection. */
function createPing({ probe }: Pools, logger: Logger): () => Promise<ClockOffset> {
  const watch = createClockWatch(logger)
  let underWay: Promise<ClockOffset> | null = null

  async function databaseNow() {
    const { rows } = await probe.query(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
    )
    return v.parse(clockRows, rows)[0].now
  }

  async function check() {
    const offset = await measureClockOffset(databaseNow)
    watch(offset)
    return offset
  }

  return () => {
    underWay ??= check().finally(() => {
      underWay = null
    })
    return underWay
  }
}
