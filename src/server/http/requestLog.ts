import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation, for the log. */
    operation: string | null
    /** Code of the first error in the response; null without an error. */
    refusal: string | null
  }
}

/** One line a request. Bodies, headers and what follows the first part of a path stay out: tokens live there. */
export function logRequests(app: FastifyInstance) {
  app.decorateRequest('operation', null)
  app.decorateRequest('refusal', null)
  app.addHook('onResponse', (request, reply, done) => {
    const path = /^\/[^/?]*/.exec(request.originalUrl)?.[0]
    // A watchman asks for its health every few seconds.
    if (path === '/health') return done()
    request.log.info(
      {
        ...request.span?.ids,
        method: request.method,
        path,
        operation: request.operation ?? undefined,
        code: request.refusal ?? undefined,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}
