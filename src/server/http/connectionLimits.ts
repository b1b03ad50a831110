import type { FastifyInstance } from 'fastify'
import type { Limits } from '../base/env/envLimits'

const MAX_HEADERS = 100
/** How long a connection may say and take nothing while a request is under way. */
const IDLE_MS = 60_000
/** Node looks for requests that take too long now and then: as often as this, or four times within the limit. */
const LOOKS_EVERY_MS = 5_000

/** Options for Fastify under which every request ends: one that never comes whole, or comes a byte at a time, too. */
export const connectionOptions = ({ requestTimeoutMs, maxHeaderBytes }: Limits) => ({
  // Fastify writes its own over Node's, which is no limit at all unless it is given.
  requestTimeout: requestTimeoutMs,
  connectionTimeout: IDLE_MS,
  http: {
    requestTimeout: requestTimeoutMs,
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(LOOKS_EVERY_MS, Math.ceil(requestTimeoutMs / 4)),
    maxHeaderSize: maxHeaderBytes,
  },
})

/** A connection too many is closed at once: those that are open keep their share of memory and files. */
export function limitConnections(app: FastifyInstance, { maxConnections }: Limits) {
  app.server.maxHeadersCount = MAX_HEADERS
  app.server.maxConnections = maxConnections
  let isFull = false
  app.server.on('connection', () => (isFull = false))
  app.server.on('drop', () => {
    // Once for each time that it fills up: a flood of connections must not fill the log as well.
    if (!isFull) app.log.warn({ maxConnections }, 'no room for another connection')
    isFull = true
  })
}
