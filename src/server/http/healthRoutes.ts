import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '../db/database'
import { createDrain, type Drain } from './drain'
import { SERVED_UNDER_PRESSURE } from './pressure'

/**
 * `/health/live`: the process responds. `/health/ready`: so does the database, the process is not about to stop, and beside
 * it whether the clocks agree. `/health/traffic` is for balancers, and does not query the database: one that is silent is so for
 * every process, and none of them would be left to send the files and pages that need none. 404 tells balancers to send no
 * more and to let the requests under way finish.
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
