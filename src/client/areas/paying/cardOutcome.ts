import type { PaymentOutcome } from '../../services/payments/payments'

/** How an order stands, as far as the server can tell; `placed` stands without having been paid. */
export type OrderState = 'waiting' | 'placed' | 'paid' | 'canceled' | 'signedOut' | 'unknown'

/** The provider reported nothing: the state of the order on the server, and what is known of the money. */
type Silence = { status: 'silent'; order: OrderState; money: 'sent' | 'none' | 'unknown' }

/** What a payment by card came to. */
export type CardOutcome =
  /** The provider has the money, the books do not say so yet. */
  | { kind: 'charged' }
  /** The books have the money. */
  | { kind: 'paid' }
  | { kind: 'canceled' }
  /** The provider's words, and its code for them. */
  | { kind: 'cardFailed'; code: string; message: string }
  /** The customer closed the bank's dialog. */
  | { kind: 'abandoned' }
  | { kind: 'nothingCharged' }
  /** A card was sent, and no one can tell what became of it. */
  | { kind: 'outcomeUnknown' }
  | { kind: 'connectionLost' }
  | { kind: 'signedOut' }

/** Reads what the provider said of a payment, else what the server says of its order. */
export function cardOutcome(said: PaymentOutcome | Silence): CardOutcome {
  switch (said.status) {
    case 'succeeded':
      return { kind: 'charged' }
    case 'abandoned':
      return { kind: 'abandoned' }
    case 'silent':
      return outcomeInSilence(said)
    case 'failed':
      if (said.code === 'outcome_unknown') return { kind: 'outcomeUnknown' }
      if (said.code === 'not_charged') return { kind: 'nothingCharged' }
      return { kind: 'cardFailed', code: said.code, message: said.message }
  }
}

function outcomeInSilence({ order, money }: Silence): CardOutcome {
  if (order === 'paid' || order === 'canceled') return { kind: order }
  if (money === 'sent') return { kind: 'outcomeUnknown' }
  if (order === 'signedOut') return { kind: 'signedOut' }
  if (order === 'unknown') return { kind: 'connectionLost' }
  return { kind: money === 'none' ? 'nothingCharged' : 'outcomeUnknown' }
}
