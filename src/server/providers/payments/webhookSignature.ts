import Stripe from 'stripe'
import * as v from 'valibot'
import { InvalidSignatureError, type PaymentEvent } from './PaymentProvider'
import { anyEvent, readEvent, type AnyEvent } from './readEvent'

/** Stripe's signature scheme: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export const signWebhook = (body: string, secret: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret })

/** Checks the signature and its age, and reads the few fields that the shop acts on. Throws InvalidSignatureError. */
export const parseSignedEvent = (body: string, signature: string, secret: string): PaymentEvent =>
  readEvent(verified(body, signature, secret))

// Stripe's package reads `t=0017…`, `t=17…x` and spaces as well: one signature has one spelling here.
const ONE_SPELLING = /^t=[1-9]\d{0,11}(,v\d=[0-9a-f]{64})+$/

function verified(body: string, signature: string, secret: string): AnyEvent {
  if (!ONE_SPELLING.test(signature)) throw new InvalidSignatureError()
  try {
    return v.parse(anyEvent, Stripe.webhooks.constructEvent(body, signature, secret))
  } catch {
    throw new InvalidSignatureError()
  }
}
