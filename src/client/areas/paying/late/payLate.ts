import { type PaymentOutcome } from '../../../services/payments/payments'

export type LatePaymentChoice =
  | { kind: 'wireTransfer' }
  | { kind: 'card'; confirm: (clientSecret: string) => Promise<PaymentOutcome> }

/** How an order stands with its money, as far as the server can tell. */
export type PaidState = 'paid' | 'due' | 'canceled' | 'unknown'

type Refused = { kind: 'alreadyPaid' } | { kind: 'canceled' } | { kind: 'signedOut' }

/** What a late payment asks of the outside; the hook binds it to Relay. */
export type LatePaymentPorts = {
  createIntent: () => Promise<
    | { kind: 'intent'; clientSecret: string }
    | Refused
    /** The provider does not answer; whether the intents that there were prove that nothing was charged. */
    | { kind: 'providerSilent'; isNothingCharged: boolean }
    | { kind: 'failed' }
  >
  payByTransfer: () => Promise<
    { kind: 'done' } | Refused | { kind: 'notAllowed' } | { kind: 'failed' }
  >
  paidState: () => Promise<PaidState>
  /** Whether a card was sent for this order whose outcome nobody has told. */
  mayBeCharged: { read: () => boolean; write: (mayBe: boolean) => void }
}

export type LatePaymentOutcome =
  | { kind: 'paid' }
  /** The provider has the money, the books do not say so yet. */
  | { kind: 'confirming' }
  | { kind: 'transferChosen' }
  | { kind: 'canceled' }
  | { kind: 'cardFailed'; message: string }
  | { kind: 'abandoned' }
  | { kind: 'intentFailed' }
  | { kind: 'outcomeUnknown' }
  | { kind: 'transferFailed' }
  | { kind: 'notAllowed' }
  | { kind: 'signedOut' }

/** Pays an order that exists already. Asking again, for whatever reason, goes on with the same intent. */
export async function payLate(
  payment: LatePaymentChoice,
  ports: LatePaymentPorts,
): Promise<LatePaymentOutcome> {
  return payment.kind === 'wireTransfer' ? chooseTransfer(ports) : payByCard(payment.confirm, ports)
}

async function chooseTransfer(ports: LatePaymentPorts): Promise<LatePaymentOutcome> {
  const result = await ports.payByTransfer()
  switch (result.kind) {
    case 'done':
      return { kind: 'transferChosen' }
    case 'alreadyPaid':
      return settled(ports)
    case 'failed':
      return { kind: 'transferFailed' }
    default:
      return result
  }
}

async function payByCard(
  confirm: (clientSecret: string) => Promise<PaymentOutcome>,
  ports: LatePaymentPorts,
): Promise<LatePaymentOutcome> {
  const { mayBeCharged } = ports
  const intent = await ports.createIntent()
  if (intent.kind === 'alreadyPaid') return { kind: 'paid' }
  if (intent.kind === 'canceled' || intent.kind === 'signedOut') return intent
  // An earlier try may have paid while its answer got lost: nothing is said of the money unless none was sent.
  if (intent.kind !== 'intent') {
    const isNothingCharged =
      intent.kind === 'providerSilent' ? intent.isNothingCharged : !mayBeCharged.read()
    return isNothingCharged ? { kind: 'intentFailed' } : settled(ports)
  }
  mayBeCharged.write(true)
  const outcome = await confirm(intent.clientSecret)
  if (outcome.status === 'failed' && outcome.code === 'outcome_unknown') return settled(ports)
  mayBeCharged.write(false)
  if (outcome.status === 'succeeded') return { kind: 'confirming' }
  if (outcome.status === 'abandoned') return { kind: 'abandoned' }
  return outcome.code === 'not_charged'
    ? { kind: 'intentFailed' }
    : { kind: 'cardFailed', message: outcome.message }
}

/** What a try came to whose answer nobody here has seen. */
async function settled(ports: LatePaymentPorts): Promise<LatePaymentOutcome> {
  const state = await ports.paidState()
  if (state === 'paid') return { kind: 'paid' }
  return state === 'canceled' ? { kind: 'canceled' } : { kind: 'outcomeUnknown' }
}
