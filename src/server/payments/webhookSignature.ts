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

// The shop gives back all or nothing: a part that somebody gave back by hand is none of its books' business.
const refundEvent = v.variant('type', [
  v.object({
    type: v.literal('charge.refunded'),
    data: v.object({
      object: v.object({ payment_intent: v.string(), refunded: v.literal(true) }),
    }),
  }),
  v.object({
    type: v.literal('refund.failed'),
    data: v.object({ object: v.object({ payment_intent: v.string() }) }),
  }),
])

/** Stripe's signature scheme: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export const signWebhook = (body: string, secret: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret })

/** Checks the signature and its age, and reads the few fields that the shop acts on. Throws InvalidSignatureError. */
export function parseSignedEvent(body: string, signature: string, secret: string): PaymentEvent {
  const event = verified(body, signature, secret)
  return (
    aboutIntent(event) ?? aboutRefund(event) ?? { type: 'other', id: event.id, name: event.type }
  )
}

const anyEvent = v.looseObject({ id: v.string(), type: v.string() })
type AnyEvent = v.InferOutput<typeof anyEvent>

function aboutIntent(event: AnyEvent): PaymentEvent | null {
  const type = INTENT_EVENTS[event.type]
  const parsed = v.safeParse(intentEvent, event)
  if (!type || !parsed.success) return null
  const { id, amount, metadata } = parsed.output.data.object
  return { type, id: event.id, intentId: id, orderId: metadata?.orderId ?? null, amount }
}

function aboutRefund(event: AnyEvent): PaymentEvent | null {
  const parsed = v.safeParse(refundEvent, event)
  if (!parsed.success) return null
  const { type, data } = parsed.output
  return {
    type: type === 'charge.refunded' ? 'refunded' : 'refundFailed',
    id: event.id,
    intentId: data.object.payment_intent,
  }
}

function verified(body: string, signature: string, secret: string): AnyEvent {
  try {
    return v.parse(anyEvent, Stripe.webhooks.constructEvent(body, signature, secret))
  } catch {
    throw new InvalidSignatureError()
  }
}
