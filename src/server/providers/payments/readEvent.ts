import * as v from 'valibot'
import type { Dispute, PaymentEvent, Refund } from './PaymentProvider'
import { toDispute, toRefund } from './stripe/stripeObjects'

export const anyEvent = v.looseObject({
  id: v.string(),
  type: v.string(),
  livemode: v.optional(v.boolean()),
})
export type AnyEvent = v.InferOutput<typeof anyEvent>

const currency = v.optional(v.string())
const cents = v.pipe(v.number(), v.integer(), v.minValue(0))

const intent = v.object({
  id: v.string(),
  amount: cents,
  /** What really came, should it ever be less. */
  amount_received: v.optional(cents),
  currency,
  metadata: v.optional(
    v.object({
      orderId: v.optional(v.pipe(v.string(), v.uuid())),
      shop: v.optional(v.string()),
    }),
  ),
})

const refund = v.object({
  id: v.string(),
  payment_intent: v.string(),
  amount: cents,
  currency,
  status: v.nullish(v.string()),
  metadata: v.nullish(v.record(v.string(), v.string())),
})

const charge = v.object({
  payment_intent: v.string(),
  amount_refunded: v.optional(cents),
  refunded: v.optional(v.boolean()),
  currency,
})

const dispute = v.object({
  id: v.string(),
  payment_intent: v.string(),
  amount: cents,
  currency,
  status: v.string(),
})

type Read = Partial<Pick<PaymentEvent, 'currency'>> & DistributiveOmit<PaymentEvent>
type DistributiveOmit<Event> = Event extends PaymentEvent
  ? Omit<Event, 'id' | 'isLive' | 'currency'>
  : never

type Reader = (type: string, object: unknown) => Read | null

const readIntent: Reader = (type, object) => {
  const parsed = v.safeParse(intent, object)
  if (!parsed.success) return null
  const { id, amount, amount_received: received, metadata, currency } = parsed.output
  const isSuccess = type === 'payment_intent.succeeded'
  return {
    type: isSuccess ? 'succeeded' : 'failed',
    intentId: id,
    orderId: metadata?.orderId ?? null,
    shop: metadata?.shop ?? null,
    amount: isSuccess ? (received ?? amount) : amount,
    currency: currency ?? null,
  }
}

const readRefund: Reader = (type, object) => {
  const parsed = v.safeParse(refund, object)
  if (!parsed.success) return null
  const { payment_intent: intentId, currency, ...fields } = parsed.output
  const read = toRefund(fields, intentId)
  const status: Refund['status'] = type === 'refund.failed' ? 'failed' : read.status
  return { type: 'refund', refund: { ...read, status }, currency: currency ?? null }
}

const readCharge: Reader = (_, object) => {
  const parsed = v.safeParse(charge, object)
  if (!parsed.success) return null
  const { payment_intent: intentId, amount_refunded: amount, refunded, currency } = parsed.output
  if (amount === undefined && refunded !== true) return null
  return { type: 'refundedSum', intentId, amount: amount ?? null, currency: currency ?? null }
}

const MOVED: Readonly<Record<string, Dispute['status']>> = {
  'charge.dispute.funds_withdrawn': 'withdrawn',
  'charge.dispute.funds_reinstated': 'won',
}

const readDispute: Reader = (type, object) => {
  const parsed = v.safeParse(dispute, object)
  if (!parsed.success) return null
  const { payment_intent: intentId, currency, ...fields } = parsed.output
  const read = toDispute(fields, intentId)
  const status = MOVED[type] ?? read.status
  return { type: 'dispute', dispute: { ...read, status }, currency: currency ?? null }
}

const READERS: ReadonlyMap<string, Reader> = new Map([
  ['payment_intent.succeeded', readIntent],
  ['payment_intent.payment_failed', readIntent],
  ['refund.created', readRefund],
  ['refund.updated', readRefund],
  ['refund.failed', readRefund],
  ['charge.refund.updated', readRefund],
  ['charge.refunded', readCharge],
  ['charge.dispute.created', readDispute],
  ['charge.dispute.updated', readDispute],
  ['charge.dispute.closed', readDispute],
  ['charge.dispute.funds_withdrawn', readDispute],
  ['charge.dispute.funds_reinstated', readDispute],
])

/** Every event that the provider has to send. */
export const HANDLED_EVENTS: readonly string[] = [...READERS.keys()]

const subject = v.object({ data: v.object({ object: v.unknown() }) })

/** What an event says that the shop acts on; every other event, and one without its fields, is `other`. */
export function readEvent(event: AnyEvent): PaymentEvent {
  const { id, type: name, livemode } = event
  const parsed = v.safeParse(subject, event)
  const read = parsed.success ? READERS.get(name)?.(name, parsed.output.data.object) : null
  const head = { id, isLive: livemode ?? null }
  if (!read) return { ...head, currency: null, type: 'other', name }
  return { ...head, ...read, currency: read.currency ?? null }
}
