export type IntentStatus =
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
  status: IntentStatus
  orderId: string | null
}

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

/** What a webhook tells. `other` is acknowledged and left alone. */
export type PaymentEvent =
  | {
      type: 'succeeded' | 'failed'
      id: string
      intentId: string
      orderId: string | null
      amount: number
    }
  | { type: 'refunded' | 'refundFailed'; id: string; intentId: string }
  | { type: 'other'; id: string; name: string }

/** The signature of a webhook does not match its body: nobody we know sent it. */
export class InvalidSignatureError extends Error {
  constructor() {
    super('The signature does not match the body')
    this.name = 'InvalidSignatureError'
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

/** Whoever moves the money: Stripe, or the sandbox that plays its part. Its own errors mean that it did not answer. */
export type PaymentProvider = {
  isSandbox: boolean
  createCustomer: (email: string, idempotencyKey: string) => Promise<string>
  createIntent: (intent: NewIntent) => Promise<Intent>
  /** Null when it does not exist. */
  retrieveIntent: (intentId: string) => Promise<Intent | null>
  /** The intent as it is afterwards: still `succeeded` or `processing` when it was too late to cancel. */
  cancelIntent: (intentId: string) => Promise<Intent | null>
  /** Gives all of a succeeded intent back; once, however often it is asked. False when there is no such intent. */
  refundIntent: (intentId: string) => Promise<boolean>
  /** For saving a card of the customer without a payment. */
  createSetupIntent: (customerId: string) => Promise<SetupIntent>
  listCards: (customerId: string) => Promise<SavedCard[]>
  /** False when the customer has no such card. */
  deleteCard: (cardId: string, customerId: string) => Promise<boolean>
  /** Throws InvalidSignatureError. */
  parseEvent: (rawBody: string, signature: string) => PaymentEvent
}
