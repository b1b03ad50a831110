import type { Server } from 'node:net'
import type { Logger } from 'pino'
import { createClock, type Clock } from '#domain/time/clock'
import { createDatabase } from '../db/createDatabase'
import type { DatabaseConnection } from '../db/database'
import { prepareTables } from '../db/migrations'
import type { Env } from '../base/env/env'
import type { Demo } from '../Demo'
import { ensureProvider } from '../flows/payment/shopProvider'
import { createApp } from '../http/app'
import { createDrain } from '../http/drain'
import { publishRelease } from '../http/releases'
import { readTrustedOperations, type TrustedOperations } from '../http/graphql/trustedOperations'
import { startMetricsServer } from '../metrics/metricsServer'
import { listenForOps } from '../ops/opsSocket'
import { runOps } from '../ops/runOps'
import { providerNameOf } from '../providers/payments/rememberedProvider'
import { createBackend } from '../services'
import { startTracing } from '../tracing/tracing'
import { backgroundJobs } from './backgroundJobs'
import { productionWarnings, shopWarnings } from './productionWarnings'
import { startBackgroundJobs } from './startBackgroundJobs'
import { stopAll, type Stop } from './stopAll'
import { watchDatabase } from './watchDatabase'

export type RunningServer = {
  url: string
  /** Says from now on that it is not ready, and goes on serving; resolves when no background job is under way, or one takes too long. */
  drain(): Promise<void>
  /** Resolves once no requests come any more, every balancer has seen it; or after ten seconds, if they do not end. */
  untilQuiet(): Promise<void>
  /** Takes no new request, finishes those under way, closes the database. */
  stop(): Promise<void>
}

type Options = {
  env: Env
  demo?: Demo
  logger: Logger
  /** Runs before the first request, on tables that are up to date. */
  prepare?: (database: DatabaseConnection, clock: Clock) => Promise<void>
}

/** Opens the database, has its tables up to date, serves. */
export async function startServer({ env, demo, logger, prepare }: Options): Promise<RunningServer> {
  const clock = createClock({ startsAt: env.clockNow ?? undefined })
  const trusted = env.isProduction ? release(env, clock, logger) : null
  const database = await createDatabase(env, logger)
  const started: Stop[] = [() => database.close()]
  try {
    await prepareTables(database, env)
    await prepare?.(database, clock)
    return await serve({ env, demo: demo ?? null, logger, clock, database, trusted, started })
  } catch (error) {
    // Whatever went on serving would keep a process alive that is no shop.
    await stopAll(started).catch((failure: unknown) => {
      logger.error({ err: failure }, 'what had started could not stop')
    })
    throw error
  }
}

async function serve({
  env,
  demo,
  logger,
  clock,
  database,
  trusted,
  started,
}: {
  env: Env
  demo: Demo | null
  logger: Logger
  clock: Clock
  database: DatabaseConnection
  trusted: TrustedOperations | null
  /** Takes how to stop each part as soon as it runs. */
  started: Stop[]
}): Promise<RunningServer> {
  if (env.tracesUrl !== null) started.push(await startTraces(env.tracesUrl, logger))
  const backend = createBackend({ env, demo, database, clock, logger })
  await ensureProvider(database.db, providerNameOf(backend.provider), {
    isProduction: env.isProduction,
    clock,
  })
  if (env.metricsPort !== null) started.push(await startMetrics(env.metricsPort, env, logger))
  const drain = createDrain()
  const app = await createApp({ env, demo, database, clock, logger, backend, trusted, drain })
  started.push(() => app.close())
  const parts = [
    `${database.kind} database`,
    backend.sandbox ? 'sandbox payments' : 'Stripe',
    trusted ? `only ${trusted.count()} trusted operations` : 'any operation',
  ].join(', ')
  await app.listen({
    port: env.port,
    host: env.host,
    listenTextResolver: (address) => `ready at ${address} (${parts})`,
  })
  const url = env.publicUrl ?? `http://${env.host}:${portOf(app.server.address())}`
  for (const words of productionWarnings(env)) logger.warn(words)
  // Not waited for, however busy the database is: it has customers by now, and is told to stop only once it has started.
  void shopWarnings(backend.services.delivery, env).then((lacks) => {
    for (const words of lacks) logger.warn(words)
  })
  started.push(watchDatabase(database))
  const jobs = startBackgroundJobs({
    database,
    jobs: backgroundJobs(backend.services, env),
    logger,
  })
  started.push(() => jobs.stop())
  if (database.kind === 'embedded') {
    const { services, sandbox } = backend
    const shop = { services, sandbox, db: database.db, clock, dataDir: env.dataDir }
    started.push(await listenForOps(env, (command) => runOps(shop, command), logger))
  }
  return {
    url,
    drain: async () => {
      drain.begin()
      // Another process, or the next one, goes on: what waits is in the database.
      void backend.services.mail.stop()
      await jobs.stop()
    },
    untilQuiet: drain.untilQuiet,
    stop: async () => {
      drain.begin()
      await stopAll(started)
      logger.info('stopped')
    },
  }
}

/** Before a visitor is sent a page of this release, every process can find what the page requests. */
function release(env: Env, clock: Clock, logger: Logger): TrustedOperations {
  try {
    publishRelease(env, clock.now())
  } catch (error) {
    // A shop that cannot write there still sells.
    logger.warn({ err: error }, 'RELEASES_DIR cannot be written: other releases miss our assets')
  }
  return readTrustedOperations(env)
}

async function startMetrics(port: number, { host }: Env, logger: Logger): Promise<Stop> {
  const { url, stop } = await startMetricsServer({ port, host }, logger)
  logger.info({ url }, 'metrics are served')
  return stop
}

/** A collector that does not respond costs the last spans, and never the order of a stop. */
async function startTraces(collectorUrl: string, logger: Logger): Promise<Stop> {
  const stop = await startTracing(collectorUrl)
  return () =>
    stop().catch((error: unknown) => {
      logger.warn({ err: error }, 'the last spans could not be sent to the collector')
    })
}

const portOf = (address: ReturnType<Server['address']>) =>
  typeof address === 'object' && address ? address.port : 0
