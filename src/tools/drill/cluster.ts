import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopAll, type Stop } from '#server/process/stopAll'
import { buildIfStale } from '../support/buildIfStale'
import { builtSite } from '../support/builtSite'
import { freePort } from '../support/freePort'
import { startPostgres, type LocalPostgres } from '../support/postgres'
import { queryDatabase } from '../support/queryDatabase'
import { ROOT } from '../support/root'
import { run } from '../support/run'
import { RUN_TYPESCRIPT } from '../support/serverProcess'
import { type Balancer, startHaproxy } from './balancer'
import { clusterServer, type ClusterServer, type ServerStart } from './clusterServer'
import { DRILL_OPERATIONS } from './operations'
import { startPgbouncer } from './pgbouncer'

export type ClusterOptions = {
  servers?: number
  /** For every server; production, the sandbox and the outbox without it. */
  environment?: Record<string, string>
  balancer?: 'haproxy' | null
  /** Serve the built site, which is built when it is stale; without it only the endpoints respond. */
  site?: boolean
  /** What a committed transaction survives; off, PostgreSQL is faster. */
  isDurable?: boolean
  /** Settings of PostgreSQL, such as `max_connections=50`. */
  postgres?: readonly string[]
  /** PgBouncer between the servers and PostgreSQL, with so many connections of each database. */
  poolerSize?: number | null
  /** Given to node, in place of the sources under tsx: a compiled server. */
  serverArgs?: readonly string[]
}

export type Cluster = {
  /** Where visitors come: the balancer, or the first server without one. */
  url: string
  /** PostgreSQL itself. */
  databaseUrl: string
  /** The pooler before it, where there is one. */
  poolerUrl: string | null
  postgres: LocalPostgres
  servers: readonly ClusterServer[]
  balancer: Balancer | null
  /** Logs, and the data folder that the servers share. */
  folder: string
  /** Rows of a statement on a connection of its own. */
  sql<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  /** Ends everything; `keepLogs` leaves the folder. */
  stop(options?: { keepLogs?: boolean }): Promise<void>
}

/** A PostgreSQL, two or more processes of the server on it, and a balancer before them. */
export async function startCluster({
  servers: count = 2,
  environment = {},
  balancer: kind = 'haproxy',
  site = false,
  isDurable = false,
  postgres: settings = [],
  poolerSize = null,
  serverArgs = [...RUN_TYPESCRIPT, 'src/tools/start.ts', '--no-build'],
}: ClusterOptions = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-drill-'))
  const cleanups: Stop[] = []
  const stop = async ({ keepLogs = false } = {}) => {
    await stopAll(cleanups.splice(0))
    if (!keepLogs) rmSync(folder, { recursive: true, force: true })
  }
  try {
    if (site) await buildIfStale()
    const postgres = await startPostgres({ isDurable, settings })
    cleanups.push(postgres.stop)
    const databaseUrl = await postgres.createDatabase()
    const pooler =
      poolerSize === null
        ? null
        : await startPgbouncer({ folder, postgresUrl: postgres.url, poolSize: poolerSize })
    if (pooler) cleanups.push(pooler.stop)
    const poolerUrl = pooler?.through(databaseUrl) ?? null
    const shared = sharedEnvironment(folder, site)
    cleanups.push(shared.clear)
    const variables = {
      ...shared.variables,
      ...addressesOf(databaseUrl, poolerUrl),
      ...(environment.SMTP_URL === undefined && { MAIL: 'outbox' }),
      ...environment,
    }
    await seedDatabase(variables)
    const starts = await Promise.all(
      Array.from({ length: count }, async (_, index): Promise<ServerStart> => {
        const name = `server-${index + 1}`
        return {
          name,
          port: await freePort(),
          args: serverArgs,
          environment: variables,
          logFile: join(folder, `${name}.log`),
        }
      }),
    )
    const balancer = kind && (await startHaproxy({ folder, backends: starts }))
    if (balancer) cleanups.push(balancer.stop)
    const servers = starts.map(clusterServer)
    cleanups.push(() => Promise.all(servers.map((server) => server.end())))
    await Promise.all(servers.map((server) => server.start()))
    await balancer?.untilUp(count)
    const url = balancer?.url ?? servers[0]?.url
    if (url === undefined) throw new Error('A cluster needs a server')
    return {
      url,
      databaseUrl,
      poolerUrl,
      postgres,
      servers,
      balancer,
      folder,
      sql: (text, values) => queryDatabase(databaseUrl, text, values),
      stop,
    }
  } catch (error) {
    await stop({ keepLogs: true })
    throw error
  }
}

/** What all processes of one shop have in common. */
function sharedEnvironment(folder: string, hasSite: boolean) {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const operations = join(folder, 'operations.json')
  writeFileSync(operations, JSON.stringify({ operations: DRILL_OPERATIONS }))
  const site = hasSite ? null : builtSite()
  const variables: Record<string, string> = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret for drills of 32 characters',
    PAYMENTS: 'sandbox',
    TRUSTED_OPERATIONS: operations,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '2',
    ...(site && { CLIENT_DIR: site.clientDir }),
  }
  return { variables, clear: () => site?.clear() }
}

const addressesOf = (databaseUrl: string, poolerUrl: string | null): Record<string, string> =>
  poolerUrl === null
    ? { DATABASE_URL: databaseUrl }
    : { DATABASE_URL: poolerUrl, DATABASE_DIRECT_URL: databaseUrl }

async function seedDatabase(environment: Record<string, string>) {
  const variables = { ...environment, LOG_LEVEL: 'warn' }
  const code = await run('tsx', ['src/tools/seed.ts'], variables)
  if (code !== 0) throw new Error(`The database could not be prepared (${ROOT})`)
}
