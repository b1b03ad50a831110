import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { REQUEST_ERRORS, type CardError } from '../providers/payments/sandbox/cardErrors'
import type { SandboxDesk } from '../providers/payments/sandbox/createSandbox'
import type { Confirmation } from '../providers/payments/sandbox/sandboxConfirmation'

const clientSecret = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const id = v.pipe(v.string(), v.regex(/^\w{1,60}$/))
const digits = v.pipe(v.string(), v.regex(/^\d{1,24}$/))

const paymentMethodInput = v.object({
  paymentIntent: id,
  clientSecret,
  number: digits,
  expMonth: v.pipe(v.number(), v.integer()),
  expYear: v.pipe(v.number(), v.integer()),
  cvc: digits,
})
const intentParams = v.object({ id })
const intentQuery = v.object({ clientSecret })
const confirmInput = v.object({
  clientSecret,
  paymentMethod: id,
  saveCard: v.optional(v.boolean(), false),
})
const challengeInput = v.object({ clientSecret, outcome: v.picklist(['accepted', 'refused']) })

const STATUS_CODES: Readonly<Record<string, number>> = {
  parameter_invalid: 400,
  resource_missing: 404,
  payment_intent_unexpected_state: 409,
}

const MAX_BODY = 4 * 1024

const refuse = (reply: FastifyReply, error: CardError) =>
  reply.code(STATUS_CODES[error.code] ?? 402).send({ error })

const sendConfirmation = (reply: FastifyReply, confirmation: Confirmation) =>
  confirmation.ok
    ? reply.send({ paymentIntent: confirmation.intent })
    : refuse(reply, confirmation.error)

/**
 * What a browser sends to Stripe's own servers when there is a key. Card numbers pass through memory: they are neither
 * stored nor logged, and no number but a public test card's is accepted.
 */
export const sandboxRoutes =
  (desk: SandboxDesk): FastifyPluginAsync =>
  async (app) => {
    const malformed = (reply: FastifyReply) => refuse(reply, REQUEST_ERRORS.malformed)

    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.post('/payment_methods', { bodyLimit: MAX_BODY }, async (request, reply) => {
      const body = v.safeParse(paymentMethodInput, request.body)
      if (!body.success) return malformed(reply)
      const { paymentIntent, clientSecret: secret, ...card } = body.output
      const created = await desk.createPaymentMethod(
        { id: paymentIntent, clientSecret: secret },
        card,
      )
      return created.ok ? { id: created.id } : refuse(reply, created.error)
    })

    app.get('/payment_intents/:id', async (request, reply) => {
      const params = v.safeParse(intentParams, request.params)
      const query = v.safeParse(intentQuery, request.query)
      if (!params.success || !query.success) return malformed(reply)
      return sendConfirmation(reply, await desk.view(params.output.id, query.output.clientSecret))
    })

    app.post('/payment_intents/:id/confirm', { bodyLimit: MAX_BODY }, async (request, reply) => {
      const params = v.safeParse(intentParams, request.params)
      const body = v.safeParse(confirmInput, request.body)
      if (!params.success || !body.success) return malformed(reply)
      const { paymentMethod: cardId, ...input } = body.output
      return sendConfirmation(reply, await desk.confirm(params.output.id, { ...input, cardId }))
    })

    app.post('/payment_intents/:id/challenge', { bodyLimit: MAX_BODY }, async (request, reply) => {
      const params = v.safeParse(intentParams, request.params)
      const body = v.safeParse(challengeInput, request.body)
      if (!params.success || !body.success) return malformed(reply)
      return sendConfirmation(reply, await desk.completeChallenge(params.output.id, body.output))
    })
  }
