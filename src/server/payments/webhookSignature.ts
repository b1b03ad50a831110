import Stripe from 'stripe'
import * as v from 'valibot'
import { InvalidSignatureError, type PaymentEvent } from './PaymentProvider'

const intentEvent = v.object({
  data: v.object({
    object: v.object({
      id: v.string(),
      amount: v.number(),
      metadata: v.optional(v.object({ orderId: v.optional(v.pipe(v.string(), v.uuid())) })),
    }),
  }),
})

const INTENT_EVENTS: Readonly<Record<string, 'succeeded' | 'failed'>> = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.payment_failed': 'failed',
}

/** Stripe's signature scheme: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export const signWebhook = (body: string, secret: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret })

/** Checks the signature and its age, and reads the few fields that the shop acts on. Throws InvalidSignatureError. */
export function parseSignedEvent(body: string, signature: string, secret: string): PaymentEvent {
  const event = verified(body, signature, secret)
  const type = INTENT_EVENTS[event.type]
  const parsed = v.safeParse(intentEvent, event)
  if (!type || !parsed.success) return { type: 'other', id: event.id, name: event.type }
  const { id, amount, metadata } = parsed.output.data.object
  return { type, id: event.id, intentId: id, orderId: metadata?.orderId ?? null, amount }
}

const anyEvent = v.looseObject({ id: v.string(), type: v.string() })

function verified(body: string, signature: string, secret: string) {
  try {
    return v.parse(anyEvent, Stripe.webhooks.constructEvent(body, signature, secret))
  } catch {
    throw new InvalidSignatureError()
  }
}
