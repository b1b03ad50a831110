import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '../db/database'
import type { Limits } from '../base/env/envLimits'
import { tryAgain } from '../base/errors'

const RETRY_AFTER_SECONDS = 2
const CHECKED_EVERY_MS = 1000
/** What the event loop is seen to have been behind so long after the start may be the start's, which also renders the first pages. */
const STARTS_FOR_MS = 6 * CHECKED_EVERY_MS

/** For routes that cost next to nothing, or that must be served when nothing else is. */
export const SERVED_UNDER_PRESSURE = { pressureHandler: () => undefined }

/**
 * Refuses with 503 and Retry-After while the event loop is behind, or too many queries wait for a connection of the
 * database: who is let in is served, instead of everybody timing out.
 */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { database, limits }: { database: Pick<DatabaseConnection, 'waitingQueries'>; limits: Limits },
) {
  let listensSince = Infinity
  app.addHook('onListen', (done) => {
    listensSince = performance.now()
    done()
  })
  const isStarting = () => performance.now() < listensSince + STARTS_FOR_MS

  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    sampleInterval: CHECKED_EVERY_MS,
    // A count, not a query: that would wait behind the others.
    healthCheck: async () => database.waitingQueries() <= limits.maxWaitingQueries,
    healthCheckInterval: CHECKED_EVERY_MS,
    pressureHandler: async (_request, _reply, kind) => {
      if (kind === underPressure.TYPE_EVENT_LOOP_DELAY && isStarting()) return
      throw tryAgain({ retryAfterSeconds: RETRY_AFTER_SECONDS })
    },
  })
}
