import type { FastifyPluginAsync } from 'fastify'
import type { RegisteredCompany } from '#domain/customer/registeredCompany'
import type { MailService } from './mail/mailService'
import type { Street } from './providers/geocoder/readStreets'

/** What replaces external services in a demonstration: streets for the geocoder, companies to look up, and a page to read mails. */
export type Demo = {
  streets: readonly Street[]
  companies: readonly RegisteredCompany[]
  /** Never registered in production. */
  mailRoutes: FastifyPluginAsync<{ mail: MailService }>
}
