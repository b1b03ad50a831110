import type { Dispute, Refund } from '../PaymentProvider'

/** The few fields of Stripe's refunds and disputes that the shop reads, from its API and from its events. */
type StripeRefund = {
  id: string
  amount: number
  status?: string | null | undefined
  metadata?: Readonly<Record<string, string>> | null | undefined
}

const REFUND_STATUSES: Readonly<Record<string, Refund['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

const paymentIdOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null

export const toRefund = (refund: StripeRefund, intentId: string): Refund => ({
  id: refund.id,
  intentId,
  amount: refund.amount,
  status: REFUND_STATUSES[refund.status ?? ''] ?? 'pending',
  paymentId: paymentIdOf(refund.metadata?.paymentId),
})

const DISPUTE_STATUSES: Readonly<Record<string, Dispute['status']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  won: 'won',
  warning_closed: 'won',
  lost: 'withdrawn',
}

export const toDispute = (
  dispute: { id: string; amount: number; status: string },
  intentId: string,
): Dispute => ({
  id: dispute.id,
  intentId,
  amount: dispute.amount,
  status: DISPUTE_STATUSES[dispute.status] ?? 'open',
})
