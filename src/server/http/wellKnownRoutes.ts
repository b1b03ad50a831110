import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync } from 'fastify'
import type { Env } from '../base/env/env'

const APPLE_PAY = '/.well-known/apple-developer-merchantid-domain-association'

/** Shows Apple that the shop's domain may open Apple Pay. The file is read once: one that is missing stops the start. */
export const wellKnownRoutes =
  ({ applePayDomainFile }: Pick<Env, 'applePayDomainFile'>): FastifyPluginAsync =>
  async (app) => {
    const association = applePayDomainFile && readFileSync(applePayDomainFile, 'utf8')
    app.get(APPLE_PAY, (_request, reply) =>
      association === null
        ? reply.callNotFound()
        : reply.type('text/plain; charset=utf-8').send(association),
    )
  }
