import type { FastifyPluginAsync } from 'fastify'
import { InvalidSignatureError } from '../providers/payments/PaymentProvider'
import type { Services } from '../services'

const MAX_EVENT = 256 * 1024

/** Signed payment events, from Stripe or from the sandbox. Not acknowledged, they come again. docs/rules/api.md#beside-graphql */
export const stripeWebhook =
  ({ handlePaymentEvent }: Pick<Services, 'handlePaymentEvent'>): FastifyPluginAsync =>
  async (app) => {
    // The signature covers the bytes as they came: the body must not be parsed and written again.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body)
    })
    app.post('/webhooks/stripe', { bodyLimit: MAX_EVENT }, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const { body } = request
      if (typeof signature !== 'string' || typeof body !== 'string') {
        return reply.code(400).send({ error: 'INVALID_SIGNATURE' })
      }
      try {
        await handlePaymentEvent(body, signature)
      } catch (error) {
        if (!(error instanceof InvalidSignatureError)) throw error
        return reply.code(400).send({ error: 'INVALID_SIGNATURE' })
      }
      return { received: true }
    })
  }
