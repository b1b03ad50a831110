/** What every payment of the shop is made in: ISO 4217, in the small letters of the provider. */
export const CURRENCY = 'eur'

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'canceled'
  | 'succeeded'

/** A payment in the making; `amount` is cents TTC in euro. */
export type Intent = {
  id: string
  clientSecret: string
  amount: number
  currency: string
  status: IntentStatus
  orderId: string | null
  /** The mark of the shop that made it; null for an intent of another program, or of an earlier release. */
  shop: string | null
}

/** An intent as the list of those that were paid tells it, without what opens it. */
export type PaidIntent = Omit<Intent, 'clientSecret'>

/** A card about to be saved outside an order. */
export type SetupIntent = { id: string; clientSecret: string }

export type SavedCard = {
  id: string
  brand: string
  country: string | null
  customer: string
  cvcCheck: string | null
  last4: string
  expMonth: number
  expYear: number
}

/** Money on its way back to a card; `amount` is cents. Ours carry the id of the payment row that owes it. */
export type Refund = {
  id: string
  intentId: string
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  paymentId: number | null
}

/** `withdrawn` while the bank has the money, for good or until the shop has won; `inquiry` while it only asks, and has none. */
export type Dispute = {
  id: string
  intentId: string
  amount: number
  status: 'inquiry' | 'open' | 'withdrawn' | 'won'
}

/** What every event says of itself; null for what it leaves out. */
type EventHead = { id: string; isLive: boolean | null; currency: string | null }

/** What a webhook tells. `other` is acknowledged and left alone. */
export type PaymentEvent = EventHead &
  (
    | ({ type: 'succeeded' | 'failed'; intentId: string } & Pick<
        Intent,
        'orderId' | 'shop' | 'amount'
      >)
    | { type: 'refund'; refund: Refund }
    /** All that has gone back of an intent so far, in cents; null for all of it. */
    | { type: 'refundedSum'; intentId: string; amount: number | null }
    | { type: 'dispute'; dispute: Dispute }
    | { type: 'other'; name: string }
  )

/** The signature of a webhook does not match its body: no one we know sent it. */
export class InvalidSignatureError extends Error {
  constructor() {
    super('The signature does not match the body')
    this.name = 'InvalidSignatureError'
  }
}

/** The provider does not know the customer: a person has deleted it there, or it is another account's. */
export class UnknownCustomerError extends Error {
  constructor() {
    super('The payment provider does not know the customer')
    this.name = 'UnknownCustomerError'
  }
}

export type NewIntent = {
  orderId: string
  /** Cents TTC in euro. */
  amount: number
  customerId: string | null
  /** The same key gives the same intent, however often and however much at once it is sent. */
  idempotencyKey: string
}

/** A part of an intent that goes back, and the payment row that owes it; without it all of the intent does. */
export type RefundPart = { amount: number; paymentId: number }

/** `tooMuch`: less than that is left of it; `disputed`: the bank has it. */
export type RefundOutcome = Refund | 'tooMuch' | 'disputed' | 'unknownIntent'

/** Instants, the second one excluded. */
export type Period = { from: Date; to: Date }

/** What moves the money: Stripe, or the sandbox that plays its part. Its own errors mean that it did not respond. */
export type PaymentProvider = {
  isSandbox: boolean
  /** Whether real money moves: its events say the same. */
  isLive: boolean
  /** The mark that it gives the shop's intents: another shop on the same account has another. */
  shop: string
  createCustomer: (email: string, idempotencyKey: string) => Promise<string>
  /** Throws UnknownCustomerError. */
  createIntent: (intent: NewIntent) => Promise<Intent>
  /** Null when it does not exist. */
  retrieveIntent: (intentId: string) => Promise<Intent | null>
  /** The intent as it is afterwards: still `succeeded` or `processing` when it was too late to cancel. */
  cancelIntent: (intentId: string) => Promise<Intent | null>
  /** Gives all of a succeeded intent back, or a part; once, however often it is asked. */
  refund: (intentId: string, part: RefundPart | null) => Promise<RefundOutcome>
  /** Every refund of an intent, in whatever state, the oldest first. */
  listRefunds: (intentId: string) => Promise<Refund[]>
  /** The intents of which the money came in a period, whenever they were made. */
  listPaidIntents: (period: Period) => Promise<PaidIntent[]>
  /** What was created in a period. */
  listRefundsOf: (period: Period) => Promise<Refund[]>
  listDisputesOf: (period: Period) => Promise<Dispute[]>
  /** For saving a card of the customer without a payment. Throws UnknownCustomerError. */
  createSetupIntent: (customerId: string) => Promise<SetupIntent>
  listCards: (customerId: string) => Promise<SavedCard[]>
  /** Forgets a customer with every card of theirs; their payments stay. One that it does not know is forgotten already. */
  deleteCustomer: (customerId: string) => Promise<void>
  /** False when the customer has no such card. */
  deleteCard: (cardId: string, customerId: string) => Promise<boolean>
  /** Throws InvalidSignatureError. */
  parseEvent: (rawBody: string, signature: string) => PaymentEvent
}
