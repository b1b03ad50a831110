import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '../db/database'

/** `/health/live`: the process answers. `/health/ready`: so does the database. */
export function registerHealthRoutes(app: FastifyInstance, database: DatabaseConnection) {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await database.ping()
      return { status: 'ok' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
