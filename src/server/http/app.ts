import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '#domain/time/clock'
import { SERVER_TIME_HEADER } from '#domain/time/serverTime'
import type { DatabaseConnection } from '../db/database'
import type { Env } from '../base/env/env'
import { unsubscribeRoutes } from './unsubscribeRoutes'
import { documentRoutes } from './documentRoutes'
import { geocodingRoutes } from './geocodingRoutes'
import { weeklyMenuRoutes } from './weeklyMenuRoutes'
import { wellKnownRoutes } from './wellKnownRoutes'
import type { Demo } from '../Demo'
import { createBackend, type Backend } from '../services'
import { connectionOptions, limitConnections } from './connectionLimits'
import { createDrain, endConnectionsOnDrain, type Drain } from './drain'
import { registerGraphql } from './graphql/graphql'
import { registerGraphqlRoute } from './graphql/graphqlRoute'
import { registerHealthRoutes } from './healthRoutes'
import { handleError } from './httpErrors'
import { registerJson } from './json'
import { paymentRoutes } from './paymentRoutes'
import { refuseUnderPressure } from './pressure'
import { warnOfUnknownProxy } from './proxyWarning'
import { logRequests } from './requestLog'
import { measureRequests } from './requestMetrics'
import { traceRequests } from './requestTraces'
import { readableUrl, registerSiteRoutes, sendNotFound } from './pages/siteRoutes'
import type { TrustedOperations } from './graphql/trustedOperations'

const MAX_BODY = 100 * 1000

type AppDependencies = {
  env: Env
  database: DatabaseConnection
  clock: Clock
  logger: Logger
  /** The only operations that are served; null serves any. */
  trusted: TrustedOperations | null
  demo?: Demo | null
  /** Built from the others when absent. */
  backend?: Backend
  /** Told by who stops the process. */
  drain?: Drain
}

/** The whole HTTP side: GraphQL, webhooks, health, the site. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { env, demo = null, database, clock, logger, trusted, drain = createDrain() } = dependencies
  const { services, sandbox } =
    dependencies.backend ?? createBackend({ env, demo, database, clock, logger })
  const loggerInstance: FastifyBaseLogger = logger
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    ...connectionOptions(env.limits),
    // Each proxy adds one entry to X-Forwarded-For: those before them may be made up.
    trustProxy: (_address, hop) => hop < env.trustedProxies,
    // An id from outside would end up in our log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: readableUrl,
    // A request that comes while it closes is served: a balancer may be late.
    return503OnClosing: false,
  })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply))
  limitConnections(app, env)
  endConnectionsOnDrain(app, drain)
  traceRequests(app, { isBehindProxy: env.trustedProxies > 0 })
  logRequests(app)
  warnOfUnknownProxy(app, env)
  measureRequests(app, { isTrusted: trusted !== null })
  await refuseUnderPressure(app, { database, limits: env.limits })
  registerJson(app)
  await registerSecurityHeaders(app, env)
  await registerCors(app, env.corsOrigins)
  await registerGraphql(app, env)
  registerGraphqlRoute(app, { services, clock, trusted })
  await app.register(paymentRoutes(services, sandbox))
  if (env.geocoderPath !== null) {
    await app.register(geocodingRoutes, { prefix: env.geocoderPath, geocoder: services.geocoder })
  }
  if (demo && !env.isProduction) await app.register(demo.mailRoutes, { mail: services.mail })
  app.addHook('onClose', () => services.mail.stop())
  await app.register(unsubscribeRoutes(services.mailSubscriptions))
  await app.register(wellKnownRoutes(env))
  await app.register(weeklyMenuRoutes(services.weeklyMenu))
  await app.register(documentRoutes(services.orderDocuments))
  registerHealthRoutes(app, database, drain)
  registerSiteRoutes(app, { env, clock, database, services })
  return app
}

async function registerSecurityHeaders(app: FastifyInstance, env: Env) {
  await app.register(helmet, {
    // Only pages need a policy, with the hashes of what stands in them: siteRoutes sends it.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    // Stripe's frames and the static host respond without CORP.
    crossOriginEmbedderPolicy: false,
    // A bank's challenge page may need the window that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: env.publicUrl?.startsWith('https:') ?? false,
  })
}

/** Only configured origins get headers; a foreign or `null` origin gets none at all. */
async function registerCors(app: FastifyInstance, origins: readonly string[]) {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: (origin, allow) => allow(null, origin !== undefined && origins.includes(origin)),
    credentials: true,
    methods: ['POST', 'GET'],
    allowedHeaders: ['content-type', 'authcookie'],
    exposedHeaders: [SERVER_TIME_HEADER],
    maxAge: 600,
  })
}
