import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../base/env/env'
import type { Limits } from '../base/env/envLimits'
import { callerKey } from '../limits/callerKey'

const MAX_HEADERS = 100
/** How long a connection may say and take nothing while a request is under way. */
const IDLE_MS = 60_000
/** What the headers of a request may take at most: a connection that brings none costs a place and nothing else. */
const HEADERS_MS = 10_000
/** Of all connections, what one address may hold where no proxy stands in between: an office of eighty. */
const SHARE_OF_AN_ADDRESS = 1 / 4
/** Node looks for requests that take too long now and then: as often as this, or four times within the limit. */
const CHECKED_EVERY_MS = 5_000

/** Options for Fastify under which every request ends: one that never comes whole, or comes a byte at a time, too. */
export const connectionOptions = ({ requestTimeoutMs, maxHeaderBytes }: Limits) => ({
  // Fastify writes its own over Node's, which is no limit at all unless it is given.
  requestTimeout: requestTimeoutMs,
  connectionTimeout: IDLE_MS,
  http: {
    requestTimeout: requestTimeoutMs,
    headersTimeout: Math.min(HEADERS_MS, requestTimeoutMs),
    connectionsCheckingInterval: Math.min(CHECKED_EVERY_MS, Math.ceil(requestTimeoutMs / 4)),
    maxHeaderSize: maxHeaderBytes,
  },
})

type ConnectionLimits = Pick<Env, 'limits' | 'trustedProxies'>

/** A connection too many is closed at once: those that are open keep their share of memory and files. */
export function limitConnections(
  app: FastifyInstance,
  { limits, trustedProxies }: ConnectionLimits,
) {
  const { maxConnections } = limits
  app.server.maxHeadersCount = MAX_HEADERS
  app.server.maxConnections = maxConnections
  let isFull = false
  app.server.on('connection', () => (isFull = false))
  app.server.on('drop', () => {
    // Once for each time that it fills up: a flood of connections must not fill the log as well.
    if (!isFull) app.log.warn({ maxConnections }, 'no room for another connection')
    isFull = true
  })
  // The connections of a proxy are those of all customers.
  if (trustedProxies === 0) limitAddresses(app, Math.ceil(maxConnections * SHARE_OF_AN_ADDRESS))
}

/** No address takes the room of all others. */
function limitAddresses(app: FastifyInstance, maxOfAnAddress: number) {
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const address = callerKey(socket.remoteAddress ?? '')
    const before = open.get(address) ?? 0
    if (before >= maxOfAnAddress) {
      socket.destroy()
      return
    }
    open.set(address, before + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
