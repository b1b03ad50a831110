import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

export const WEBHOOK_SECRET = 'whsec_for_tests_only'

export type MoneyEvent = { id?: string; type: string; livemode?: boolean; object: object }

/** Brings an event to a server as Stripe would: signed, with an id of its own unless told otherwise. */
export async function deliverEvent(
  { url }: { url: string },
  { id = `evt_${randomUUID()}`, type, livemode = false, object }: MoneyEvent,
) {
  const payload = JSON.stringify({ id, object: 'event', type, livemode, data: { object } })
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })
  const response = await fetch(`${url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    body: payload,
  })
  expect(response.status).toBe(200)
}

type Intent = { id: string; amount: number }

export const successOf = ({ id, amount }: Intent, orderId: string, changes: object = {}) => ({
  id,
  amount,
  currency: 'eur',
  metadata: { orderId },
  ...changes,
})

export const refundOf = (
  { id: payment_intent }: Pick<Intent, 'id'>,
  amount: number,
  id = `re_${randomUUID()}`,
) => ({ id, object: 'refund', amount, currency: 'eur', payment_intent, status: 'succeeded' })

/** Of a charge: all that went back of it so far. */
export const sumBackOf = ({ id: payment_intent }: Pick<Intent, 'id'>, amount_refunded: number) => ({
  payment_intent,
  amount_refunded,
  currency: 'eur',
})

export const disputeOf = ({ id: payment_intent, amount }: Intent, status: string) => ({
  id: `dp_${payment_intent}`,
  object: 'dispute',
  amount,
  currency: 'eur',
  payment_intent,
  status,
})
