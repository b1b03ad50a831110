import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync } from 'fastify'
import { EnvironmentError, type Env } from '../base/env/env'

const APPLE_PAY = '/.well-known/apple-developer-merchantid-domain-association'

/** Shows Apple that the shop's domain may open Apple Pay. The file is read once: one that is missing stops the start (EnvironmentError). */
export const wellKnownRoutes =
  ({ applePayDomainFile }: Pick<Env, 'applePayDomainFile'>): FastifyPluginAsync =>
  async (app) => {
    const association = applePayDomainFile && readAssociation(applePayDomainFile)
    app.get(APPLE_PAY, (_request, reply) =>
      association === null
        ? reply.callNotFound()
        : reply.type('text/plain; charset=utf-8').send(association),
    )
  }

function readAssociation(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError([`APPLE_PAY_DOMAIN_FILE cannot be read: ${reason}`])
  }
}
