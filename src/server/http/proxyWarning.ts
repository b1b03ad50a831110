import type { FastifyInstance } from 'fastify'
import type { Env } from '../base/env/env'

/**
 * Behind a balancer whose headers are not trusted, all visitors have its address and share its limits: fifty wrong sign-ins of
 * one visitor refuse all others. A stranger may also have made the header up, so this is only logged, and once.
 */
export function warnOfUnknownProxy(
  app: FastifyInstance,
  { isProduction, trustedProxies }: Pick<Env, 'isProduction' | 'trustedProxies'>,
) {
  if (!isProduction || trustedProxies > 0) return
  let isTold = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      isTold = true
      request.log.warn(
        'a request names a proxy (X-Forwarded-For) and TRUST_PROXY is 0: behind a balancer all visitors share one address and its limits',
      )
    }
    done()
  })
}
