import type { FastifyInstance } from 'fastify'
import type { RequestSpan } from '../tracing/tracing'
import { isTracing, startSpan } from '../tracing/tracing'

declare module 'fastify' {
  interface FastifyRequest {
    span: RequestSpan | null
  }
}

/**
 * A span for each request but those for health. A caller's trace is continued only behind a proxy of ours: a stranger
 * must not choose in which trace our spans end up.
 */
export function traceRequests(app: FastifyInstance, { isBehindProxy }: { isBehindProxy: boolean }) {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'other'
    if (!isTracing() || route.startsWith('/health')) return done()
    const { traceparent } = request.headers
    request.span = startSpan(
      `${request.method} ${route}`,
      {
        kind: 'SERVER',
        attributes: { 'http.request.method': request.method, 'http.route': route },
        traceparent: isBehindProxy && typeof traceparent === 'string' ? traceparent : undefined,
      },
      done,
    )
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { span, refusal } = request
    span?.end({
      'http.response.status_code': reply.statusCode,
      ...(refusal !== null && { 'error.type': refusal }),
    })
    done()
  })
}
