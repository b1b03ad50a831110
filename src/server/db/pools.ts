import { Client, Pool, type ClientConfig, type QueryConfig } from 'pg'
import type { Logger } from 'pino'
import type { PostgresSettings } from '../base/env/envDatabase'
import { watchPool } from '../metrics/pools'
import { CoalescedSocket } from './coalescedSocket'
import { traceQueries } from './traceQueries'

/** Longer than PostgreSQL lets anything last: a connection without a response for that time is dead. */
const SILENCE_BEYOND_LIMITS_MS = 4_000
/** A health check that waits longer says that the database does not respond. */
const PROBE_MS = 1_000

export type Pools = ReturnType<typeof createPools>

/**
 * Transactions, which may wait for each other's rows, never keep a single statement waiting for a connection: pages and
 * everything else that only reads have connections of their own, and the health check has one.
 */
export function createPools(settings: PostgresSettings, logger: Logger) {
  const { limits } = settings
  const open = (name: string, max: number, changes: ClientConfig = {}) =>
    openPool({ name, max, settings, logger, changes })
  const pools = {
    transactions: open('tablee', settings.poolSize),
    queries: open('tablee-queries', settings.queryPoolSize),
    probe: open('tablee-probe', 1, {
      connectionTimeoutMillis: Math.min(PROBE_MS, settings.poolTimeoutMs),
      statement_timeout: settings.isPooled ? undefined : Math.min(PROBE_MS, limits.statementMs),
      query_timeout: PROBE_MS,
    }),
  }
  const watches = Object.entries(pools).map(([name, pool]) => watchPool(name, pool))
  return {
    ...pools,
    waiting: () => pools.transactions.waitingCount + pools.queries.waitingCount,
    end: async () => {
      for (const stopWatching of watches) stopWatching()
      await Promise.all(Object.values(pools).map((pool) => (pool.ended ? undefined : pool.end())))
    },
  }
}

function openPool({
  name,
  max,
  settings: { url, isPooled, limits, poolTimeoutMs },
  logger,
  changes,
}: {
  name: string
  max: number
  settings: PostgresSettings
  logger: Logger
  changes: ClientConfig
}): Pool {
  const maxSilenceMs = limits.statementMs + SILENCE_BEYOND_LIMITS_MS
  const pool = new Pool({
    connectionString: url,
    max,
    // What is sent together inside a transaction travels together, and runs in the order in which it was sent.
    pipeline: true,
    stream: () => new CoalescedSocket(maxSilenceMs),
    keepAlive: true,
    connectionTimeoutMillis: poolTimeoutMs,
    // Before its silence counts as its death.
    idleTimeoutMillis: Math.min(10_000, maxSilenceMs / 2),
    application_name: name,
    // A pooler refuses parameters that it cannot keep for one client: see transactions.ts.
    ...(isPooled
      ? { Client: UnnamedClient }
      : {
          lock_timeout: limits.lockMs,
          statement_timeout: limits.statementMs,
          idle_in_transaction_session_timeout: limits.idleInTransactionMs,
        }),
    ...changes,
  })
  traceQueries(pool)
  // An error of a client in use would end the process when nothing listens to it. The query that uses it fails with it anyhow.
  pool.on('connect', (client) => {
    client.on('error', (error) =>
      logger.warn({ err: error, pool: name }, 'a database connection broke'),
    )
  })
  // The pool tells of an idle client's error as well, and throws where no one listens.
  pool.on('error', () => undefined)
  return pool
}

/** Sends every statement without a name: its next one may meet a connection that has never heard of it. */
class UnnamedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const query: (...args: unknown[]) => unknown = this.query.bind(this)
    const unnamed = (first: unknown, ...rest: unknown[]) => query(withoutName(first), ...rest)
    // traceQueries.ts wraps it once more.
    Object.defineProperty(this, 'query', { value: unnamed, writable: true, configurable: true })
  }
}

function withoutName(query: unknown): unknown {
  if (!isNamed(query)) return query
  return { ...query, name: undefined }
}

const isNamed = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && 'name' in query
