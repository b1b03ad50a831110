import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '../db/database'
import { createDrain, type Drain } from './drain'
import { SERVED_UNDER_PRESSURE } from './pressure'

/**
 * - `/health/live`: the process responds.
 * - `/health/ready`: the database responds as well, and the process is not about to stop; it also tells whether the clocks agree.
 * - `/health/traffic`: for balancers. It does not query the database: all processes lose that at once, and none would be left to
 *   send the files and pages that do not need it. 404 says that the process is about to stop: no new requests, those under way end.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  database: Pick<DatabaseConnection, 'ping'>,
  { isDraining }: Drain = createDrain(),
) {
  app.get('/health/live', { config: SERVED_UNDER_PRESSURE }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/health/ready', { config: SERVED_UNDER_PRESSURE }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) return reply.code(503).send({ status: 'stopping' })
    try {
      const { offsetMs, isOff } = await database.ping()
      // It can serve all the same: what a person has to look after is told beside.
      return { status: 'ok', ...(isOff && { clockOffsetMs: offsetMs }) }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not respond')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
  app.get('/health/traffic', { config: SERVED_UNDER_PRESSURE }, (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return isDraining() ? reply.code(404).send({ status: 'stopping' }) : { status: 'ok' }
  })
}
