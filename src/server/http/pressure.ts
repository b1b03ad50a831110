import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '../db/database'
import type { Limits } from '../base/env/envLimits'
import { BUSY, DomainError } from '../base/errors'

const RETRY_AFTER_SECONDS = 2
const LOOKS_EVERY_MS = 1000
const RESOLUTION_MS = 10
const NANOSECONDS = 1e6

declare module 'fastify' {
  interface FastifyContextConfig {
    isServedUnderPressure?: boolean
  }
}

/** For routes that cost next to nothing, or that must be served when nothing else is. */
export const SERVED_UNDER_PRESSURE = { isServedUnderPressure: true }

/**
 * Refuses with 503 and Retry-After while the event loop is behind, or too many queries wait for a connection of the
 * database: who is let in is served, instead of everybody timing out.
 */
export function refuseUnderPressure(
  app: FastifyInstance,
  { database, limits }: { database: Pick<DatabaseConnection, 'waitingQueries'>; limits: Limits },
) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let timer: NodeJS.Timeout | undefined
  let isUnderPressure = false

  const isBehind = () => {
    // NaN where the loop came round only once since the last look.
    const mean = delays.count > 0 ? delays.mean / NANOSECONDS - RESOLUTION_MS : Infinity
    return limits.maxEventLoopDelayMs > 0 && mean > limits.maxEventLoopDelayMs
  }

  function look() {
    // A count, not a query: that would wait behind the others.
    isUnderPressure = isBehind() || database.waitingQueries() > limits.maxWaitingQueries
    delays.reset()
  }

  // What a start takes is no pressure: nobody has been let in yet.
  app.addHook('onListen', (done) => {
    delays.enable()
    timer = setInterval(look, LOOKS_EVERY_MS).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    delays.disable()
    done()
  })
  app.addHook('onRequest', ({ routeOptions }, _reply, next) => {
    if (!isUnderPressure || routeOptions.config.isServedUnderPressure) next()
    else next(new DomainError('TRY_AGAIN', BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS }))
  })
}
