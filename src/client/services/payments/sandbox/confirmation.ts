import { errorCopy } from '../../../config/errorCopy'
import { paymentOutcomeCopy } from '../paymentOutcomeCopy'
import type { PaymentOutcome } from '../payments'
import type { TypedCard } from './cardChecks'
import {
  LostResponse,
  SandboxRefusal,
  type SandboxClient,
  type SandboxIntent,
} from './sandboxClient'

export type ChallengeOutcome = 'accepted' | 'refused' | 'abandoned'
export type ChallengeCustomer = (amount: number) => Promise<ChallengeOutcome>

const OUTCOME_UNKNOWN: PaymentOutcome = {
  status: 'failed',
  code: 'outcome_unknown',
  message: paymentOutcomeCopy.outcomeUnknown,
}
const NOT_CHARGED: PaymentOutcome = {
  status: 'failed',
  code: 'not_charged',
  message: errorCopy.checkoutIntentFailed,
}

/**
 * A request whose response got lost is sent once more: an intent charges at most once, so the second response tells
 * what the first one did.
 */
async function withOneRetry(call: () => Promise<SandboxIntent>): Promise<SandboxIntent> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof LostResponse) return call()
    throw error
  }
}

async function outcomeOf(confirmation: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  try {
    return await confirmation()
  } catch (error) {
    if (error instanceof SandboxRefusal) {
      return { status: 'failed', code: error.code, message: error.message }
    }
    if (error instanceof LostResponse) return OUTCOME_UNKNOWN
    throw error
  }
}

const isPaid = ({ status }: SandboxIntent) => status === 'succeeded' || status === 'processing'

export const payWithCard = (
  client: SandboxClient,
  challengeCustomer: ChallengeCustomer,
  { clientSecret, cardId, saveCard }: { clientSecret: string; cardId: string; saveCard: boolean },
): Promise<PaymentOutcome> =>
  outcomeOf(async () => {
    const confirmed = await withOneRetry(() => client.confirm(clientSecret, cardId, saveCard))
    if (isPaid(confirmed)) return { status: 'succeeded' }
    if (confirmed.status !== 'requires_action') return OUTCOME_UNKNOWN
    const outcome = await challengeCustomer(confirmed.amount)
    if (outcome === 'abandoned') return { status: 'abandoned' }
    const settled = await withOneRetry(() => client.completeChallenge(clientSecret, outcome))
    return isPaid(settled) ? { status: 'succeeded' } : OUTCOME_UNKNOWN
  })

/** Nothing was confirmed this time; only the intent can tell that nothing was charged before either. */
async function provenNotCharged(
  client: SandboxClient,
  clientSecret: string,
): Promise<PaymentOutcome> {
  const intent = await client.retrieve(clientSecret)
  return isPaid(intent) ? { status: 'succeeded' } : NOT_CHARGED
}

export const payWithTypedCard = (
  client: SandboxClient,
  challengeCustomer: ChallengeCustomer,
  { clientSecret, card, saveCard }: { clientSecret: string; card: TypedCard; saveCard: boolean },
): Promise<PaymentOutcome> =>
  outcomeOf(async () => {
    const cardId = await client.createPaymentMethod(clientSecret, card).catch((error: unknown) => {
      if (error instanceof LostResponse) return null
      throw error
    })
    if (cardId === null) return provenNotCharged(client, clientSecret)
    return payWithCard(client, challengeCustomer, { clientSecret, cardId, saveCard })
  })
