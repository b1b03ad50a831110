import type { FastifyPluginAsync } from 'fastify'
import type { MailService } from './mail/mailService'
import type { Street } from './providers/geocoder/readStreets'

/** What a demonstration brings along that a real shop has outside: the streets of a geocoder, and a reader of mails. */
export type Demo = {
  streets: readonly Street[]
  /** Never registered in production. */
  mailRoutes: FastifyPluginAsync<{ mail: MailService }>
}
