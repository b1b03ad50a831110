import type { FastifyPluginAsync } from 'fastify'
import { LINK_TOKEN } from '#domain/site/linkToken'
import type { MailSubscriptionService } from '../modules/customer/mailSubscriptionService'

type Request = { Querystring: { [LINK_TOKEN]?: string }; Body: string }

/** What mail programs send when their own « unsubscribe » is clicked, in a form of either kind (RFC 8058). */
const ONE_CLICK = /List-Unsubscribe[="\s]+One-Click/

/** `POST /email-unsubscribe?token=…` stops every mail that can be stopped; reading the page stops none. */
export const unsubscribeRoutes =
  (mailSubscriptions: Pick<MailSubscriptionService, 'stopByToken'>): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body)
    })
    app.post<Request>('/email-unsubscribe', async ({ query, body }, reply) => {
      if (!ONE_CLICK.test(body)) return reply.code(400).send()
      await mailSubscriptions.stopByToken(query[LINK_TOKEN] ?? '', null)
      return reply.code(200).send()
    })
  }
