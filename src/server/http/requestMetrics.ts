import type { FastifyInstance } from 'fastify'
import { countOperation, countRefusal, countRequest } from '../metrics/requests'

/** Counts every request once its response is over; `isTrusted` when only operations of our own manifests are served. */
export function measureRequests(app: FastifyInstance, { isTrusted }: { isTrusted: boolean }) {
  app.addHook('onResponse', (request, reply, done) => {
    const seconds = reply.elapsedTime / 1000
    const { method, operation, refusal, routeOptions } = request
    countRequest({ route: routeOptions.url ?? 'other', status: reply.statusCode, seconds })
    if (refusal !== null) countRefusal(refusal)
    if (routeOptions.url === '/graphql' && method === 'POST') {
      const code = refusal ?? (reply.statusCode < 400 ? 'OK' : `HTTP_${reply.statusCode}`)
      countOperation({ operation: (isTrusted && operation) || 'other', code, seconds })
    }
    done()
  })
}
