import type { FastifyPluginAsync } from 'fastify'
import type { RegisteredCompany } from '#domain/customer/registeredCompany'
import type { MailService } from './mail/mailService'
import type { Street } from './providers/geocoder/readStreets'

/** What a demonstration brings along that a real shop has outside: the streets of a geocoder, companies to look up, and a reader of mails. */
export type Demo = {
  streets: readonly Street[]
  companies: readonly RegisteredCompany[]
  /** Never registered in production. */
  mailRoutes: FastifyPluginAsync<{ mail: MailService }>
}
