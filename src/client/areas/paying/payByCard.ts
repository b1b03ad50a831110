import type { SubmissionErrors } from 'final-form'
import type { WalletBilling } from '#domain/cart/walletBilling'
import type { PaymentOutcome } from '../../services/payments/payments'
import { cardOutcome, type CardOutcome, type OrderState } from './cardOutcome'

/** Hands the card to the provider, for the intent that the secret names. */
export type ConfirmCard = (clientSecret: string) => Promise<PaymentOutcome>

/** `told` is what a wallet says of who pays. */
export type PaymentChoice =
  | { kind: 'wireTransfer' }
  | { kind: 'card'; confirm: ConfirmCard; told?: WalletBilling }

/** Pays in the way that was chosen; returns what a form's submit does. */
export type Pay = (payment: PaymentChoice) => Promise<SubmissionErrors | void>

export type IntentResult =
  | { kind: 'intent'; clientSecret: string }
  /** The order takes no payment as it stands. */
  | { kind: 'refused'; order: OrderState }
  /** `isNothingCharged` where the provider's intents prove it or leave it open; null where the order may tell. */
  | { kind: 'none'; isNothingCharged: boolean | null }

/** What a payment by card asks of the outside; the hook binds it to Relay and to the state. */
export type CardPaymentPorts = {
  createIntent: (orderId: string) => Promise<IntentResult>
  orderState: (orderId: string) => Promise<OrderState>
  /** Whether any browser may have got an intent for this order; true while the server does not tell. */
  mayHaveIntent: (orderId: string) => Promise<boolean>
  /** Whether a card was sent for this order whose outcome no one has told. */
  mayBeCharged: {
    read: (orderId: string) => boolean
    write: (orderId: string, mayBeCharged: boolean) => void
  }
}

/** `isNew` when this very attempt has made the order: only a tab of this browser, which shares its cart, can have sent a card for it. */
type PayableOrder = { orderId: string; isNew: boolean }

/** The outcome when the provider's code throws: the card may already have been sent. */
const OUTCOME_UNKNOWN: PaymentOutcome = { status: 'failed', code: 'outcome_unknown', message: '' }

/** Pays an order by card. Asking again, for whatever reason, goes on with the same intent. */
export async function payByCard(
  { orderId, isNew }: PayableOrder,
  confirm: ConfirmCard,
  { createIntent, orderState, mayHaveIntent, mayBeCharged }: CardPaymentPorts,
): Promise<CardOutcome> {
  const intent = await createIntent(orderId)
  if (intent.kind === 'refused') {
    return cardOutcome({ status: 'silent', order: intent.order, money: 'unknown' })
  }
  if (intent.kind === 'none') {
    // An earlier try, on another device too, may have paid while its response got lost: « nothing was charged » is only told when no payment was sent.
    const order = await orderState(orderId)
    const isUnsent = async () =>
      (order === 'waiting' || order === 'placed') &&
      !mayBeCharged.read(orderId) &&
      (isNew || (intent.isNothingCharged === null && !(await mayHaveIntent(orderId))))
    const isNothingCharged = intent.isNothingCharged === true || (await isUnsent())
    return cardOutcome({ status: 'silent', order, money: isNothingCharged ? 'none' : 'unknown' })
  }
  mayBeCharged.write(orderId, true)
  const outcome = cardOutcome(await confirm(intent.clientSecret).catch(() => OUTCOME_UNKNOWN))
  if (outcome.kind === 'outcomeUnknown') {
    return cardOutcome({ status: 'silent', order: await orderState(orderId), money: 'sent' })
  }
  // A charge is remembered until the books have it.
  if (outcome.kind !== 'charged') mayBeCharged.write(orderId, false)
  return outcome
}
