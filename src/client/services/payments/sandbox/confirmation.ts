import { errorCopy } from '../../../config/errorCopy'
import { paymentCopy } from '../paymentCopy'
import type { PaymentOutcome } from '../payments'
import type { TypedCard } from './cardChecks'
import { LostAnswer, SandboxRefusal, type SandboxClient, type SandboxIntent } from './sandboxClient'

export type ChallengeAnswer = 'accepted' | 'refused' | 'abandoned'
export type AskCustomer = (amount: number) => Promise<ChallengeAnswer>

const OUTCOME_UNKNOWN: PaymentOutcome = {
  status: 'failed',
  code: 'outcome_unknown',
  message: paymentCopy.outcomeUnknown,
}
const NOT_CHARGED: PaymentOutcome = {
  status: 'failed',
  code: 'not_charged',
  message: errorCopy.checkoutIntentFailed,
}

/**
 * A question whose answer got lost is asked once more: an intent charges at most once, so the second answer tells
 * what the first one did.
 */
async function askTwice(question: () => Promise<SandboxIntent>): Promise<SandboxIntent> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof LostAnswer) return question()
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
    if (error instanceof LostAnswer) return OUTCOME_UNKNOWN
    throw error
  }
}

const isPaid = ({ status }: SandboxIntent) => status === 'succeeded' || status === 'processing'

export const payWithCard = (
  client: SandboxClient,
  askCustomer: AskCustomer,
  { clientSecret, cardId, saveCard }: { clientSecret: string; cardId: string; saveCard: boolean },
): Promise<PaymentOutcome> =>
  outcomeOf(async () => {
    const confirmed = await askTwice(() => client.confirm(clientSecret, cardId, saveCard))
    if (isPaid(confirmed)) return { status: 'succeeded' }
    if (confirmed.status !== 'requires_action') return OUTCOME_UNKNOWN
    const answer = await askCustomer(confirmed.amount)
    if (answer === 'abandoned') return { status: 'abandoned' }
    const settled = await askTwice(() => client.answerChallenge(clientSecret, answer))
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
  askCustomer: AskCustomer,
  { clientSecret, card, saveCard }: { clientSecret: string; card: TypedCard; saveCard: boolean },
): Promise<PaymentOutcome> =>
  outcomeOf(async () => {
    const cardId = await client.createPaymentMethod(clientSecret, card).catch((error: unknown) => {
      if (error instanceof LostAnswer) return null
      throw error
    })
    if (cardId === null) return provenNotCharged(client, clientSecret)
    return payWithCard(client, askCustomer, { clientSecret, cardId, saveCard })
  })
