import type { Server } from 'node:net'
import type { Logger } from 'pino'
import { createClock, type Clock } from '../domain/clock'
import { createDatabase, type DatabaseConnection } from './db/database'
import type { Env } from './env'
import { createApp } from './http/app'
import { readTrustedOperations, type TrustedOperations } from './http/trustedOperations'
import { listenForOps } from './ops/opsSocket'
import { runOps } from './ops/runOps'
import { createBackend } from './services'
import { startSweeper } from './sweeper'

const LAPSE_EVERY_SECONDS = 15
/** A refund is asked for when its order is called off; this asks again for those without an answer. */
const REFUNDS_EVERY_SECONDS = 60
const PROGRESS_EVERY_SECONDS = 15
const NEWSLETTER_EVERY_SECONDS = 30
/** A mail leaves as soon as it is written; this finds those that have to be tried again. */
const MAILS_EVERY_SECONDS = 5

export type RunningServer = {
  url: string
  /** Takes no new request, finishes those under way, closes the database. */
  stop(): Promise<void>
}

type Options = {
  env: Env
  logger: Logger
  /** Runs on the migrated database before the first request. */
  prepare?: (database: DatabaseConnection, clock: Clock) => Promise<void>
}

/** Opens the database, brings it up to date, serves. */
export async function startServer({ env, logger, prepare }: Options): Promise<RunningServer> {
  const trusted = env.isProduction ? readTrustedOperations(env) : null
  const clock = createClock({ startsAt: env.clockNow ?? undefined })
  const database = await createDatabase(env, logger)
  try {
    await database.migrate()
    await prepare?.(database, clock)
    return await serve({ env, logger, clock, database, trusted })
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve({
  env,
  logger,
  clock,
  database,
  trusted,
}: {
  env: Env
  logger: Logger
  clock: Clock
  database: DatabaseConnection
  trusted: TrustedOperations | null
}): Promise<RunningServer> {
  const backend = createBackend({ env, database, clock, logger })
  const app = await createApp({ env, database, clock, logger, backend, trusted })
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
  if (env.isProduction && backend.sandbox) {
    logger.warn('STRIPE_SECRET_KEY is not set: the sandbox plays the provider, no money moves')
  }
  if (env.isProduction && env.smtpUrl === null) {
    logger.warn('SMTP_URL is not set: mails are laid into DATA_DIR/outbox, nobody receives them')
  }
  const mails = startSweeper('mails', MAILS_EVERY_SECONDS, backend.services.mail.deliverDue, logger)
  const newsletter = startSweeper(
    'newsletter',
    NEWSLETTER_EVERY_SECONDS,
    backend.services.newsletter.tellProviders,
    logger,
  )
  const lapses = startSweeper(
    'lapse',
    LAPSE_EVERY_SECONDS,
    backend.services.orders.lapseUnpaid,
    logger,
  )
  const refunds = startSweeper(
    'refunds',
    REFUNDS_EVERY_SECONDS,
    backend.services.payment.refundOwed,
    logger,
  )
  const progress = env.isDemo
    ? startSweeper('progress', PROGRESS_EVERY_SECONDS, backend.services.orders.progress, logger)
    : null
  const stopListening =
    database.kind === 'embedded'
      ? await listenForOps(
          env,
          (args) => runOps({ ...backend.services, clock, dataDir: env.dataDir }, args),
          logger,
        )
      : null
  return {
    url,
    stop: async () => {
      await stopListening?.()
      await Promise.all(
        [lapses, refunds, mails, newsletter, progress].map((sweeper) => sweeper?.stop()),
      )
      await app.close()
      await database.close()
      logger.info('stopped')
    },
  }
}

const portOf = (address: ReturnType<Server['address']>) =>
  typeof address === 'object' && address ? address.port : 0
