import { parisDay } from '#domain/time/calendar'
import { isCardExpired } from '#domain/customer/cardNumber'
import type { Clock } from '#domain/time/clock'
import { isSameSecret } from '../../../base/isSameSecret'
import type { Database, Transaction } from '../../../db/database'
import { CARD_ERRORS, REQUEST_ERRORS, declinedWith, type CardError } from './cardErrors'
import { findCard, saveCard, type CardRow } from './sandboxCards'
import { recordEvent, type IntentEventType } from './sandboxEvents'
import {
  changeIntent,
  findIntent,
  isSetup,
  lockIntent,
  statusOf,
  type IntentRow,
  type SandboxIntentStatus,
} from './sandboxIntents'
import { BEHAVIOURS, type Behaviour, type BehaviourName } from './testCards'

type IntentView = { id: string; amount: number; status: SandboxIntentStatus }

export type Confirmation =
  | { ok: true; intent: IntentView }
  | { ok: false; error: CardError; intent: IntentView | null }

type Parts = { db: Database; clock: Clock }

const isBehaviourName = (name: string): name is BehaviourName => name in BEHAVIOURS

const behaviourOf = (card: CardRow): Behaviour =>
  isBehaviourName(card.behaviour) ? BEHAVIOURS[card.behaviour] : BEHAVIOURS.decline

/** A saved card may have been good when it was typed. */
const hasExpired = ({ expMonth: month, expYear: year }: CardRow, clock: Clock) =>
  isCardExpired({ month, year }, parisDay(clock.now()))

const view = (row: IntentRow, status = statusOf(row)): IntentView => ({
  id: row.id,
  amount: row.amount,
  status,
})

const refused = (error: CardError, row: IntentRow | null = null): Confirmation => ({
  ok: false,
  error,
  intent: row && view(row),
})

export async function viewIntent(
  { db }: Parts,
  id: string,
  clientSecret: string,
): Promise<Confirmation> {
  const row = await findIntent(db, id)
  if (!row || !isSameSecret(clientSecret, row.clientSecret)) {
    return refused(REQUEST_ERRORS.unknownIntent)
  }
  return { ok: true, intent: view(row) }
}

/** Runs `decide` on the locked intent; a succeeded one stays as it is, however often it is confirmed. */
function withOpenIntent(
  { db }: Parts,
  id: string,
  clientSecret: string,
  decide: (transaction: Transaction, intent: IntentRow) => Promise<Confirmation>,
): Promise<Confirmation> {
  return db.transaction(async (transaction) => {
    const intent = await lockIntent(transaction, id)
    if (!intent || !isSameSecret(clientSecret, intent.clientSecret)) {
      return refused(REQUEST_ERRORS.unknownIntent)
    }
    if (intent.status === 'succeeded') return { ok: true, intent: view(intent) }
    if (intent.status === 'canceled') return refused(REQUEST_ERRORS.unexpectedState, intent)
    return decide(transaction, intent)
  })
}

// The shop acts on no event of a setup.
async function tell(
  { clock }: Parts,
  transaction: Transaction,
  intent: IntentRow,
  type: IntentEventType,
): Promise<void> {
  if (!isSetup(intent)) await recordEvent(transaction, { type, intentId: intent.id }, clock.now())
}

async function decline(
  parts: Parts,
  transaction: Transaction,
  intent: IntentRow,
  error: CardError,
): Promise<Confirmation> {
  await changeIntent(transaction, intent.id, {
    status: 'requires_payment_method',
    cardId: null,
    lastErrorCode: error.decline_code ?? error.code,
  })
  await tell(parts, transaction, intent, 'payment_intent.payment_failed')
  return { ok: false, error, intent: view(intent, 'requires_payment_method') }
}

async function charge(
  parts: Parts,
  transaction: Transaction,
  intent: IntentRow,
  { card, isToBeSaved }: { card: CardRow; isToBeSaved: boolean },
): Promise<Confirmation> {
  const isToSave = isToBeSaved || isSetup(intent)
  const declineCode = hasExpired(card, parts.clock) ? 'expired_card' : behaviourOf(card).decline
  if (declineCode) return decline(parts, transaction, intent, declinedWith(declineCode))
  await changeIntent(transaction, intent.id, {
    status: 'succeeded',
    cardId: card.id,
    saveCard: isToSave,
    lastErrorCode: null,
  })
  if (isToSave && intent.customerId) await saveCard(transaction, card.id, intent.customerId)
  await tell(parts, transaction, intent, 'payment_intent.succeeded')
  return { ok: true, intent: view(intent, 'succeeded') }
}

/** A card just typed belongs to no one; a saved one must be the intent's own customer's. */
const mayPay = (card: CardRow, intent: IntentRow) =>
  card.customerId === null || card.customerId === intent.customerId

export const confirmIntent = (
  parts: Parts,
  id: string,
  input: { clientSecret: string; cardId: string; saveCard: boolean },
): Promise<Confirmation> =>
  withOpenIntent(parts, id, input.clientSecret, async (transaction, intent) => {
    const card = await findCard(transaction, input.cardId)
    if (!card || !mayPay(card, intent)) return refused(REQUEST_ERRORS.unknownCard, intent)
    const { challenge } = behaviourOf(card)
    if (challenge === 'always' || (challenge === 'untilSaved' && card.customerId === null)) {
      await changeIntent(transaction, id, {
        status: 'requires_action',
        cardId: card.id,
        saveCard: input.saveCard,
      })
      return { ok: true, intent: view(intent, 'requires_action') }
    }
    return charge(parts, transaction, intent, { card, isToBeSaved: input.saveCard })
  })

/** The customer answered the bank's question. */
export const completeChallenge = (
  parts: Parts,
  id: string,
  input: { clientSecret: string; outcome: 'accepted' | 'refused' },
): Promise<Confirmation> =>
  withOpenIntent(parts, id, input.clientSecret, async (transaction, intent) => {
    const card = intent.cardId === null ? null : await findCard(transaction, intent.cardId)
    if (intent.status !== 'requires_action' || !card) {
      return refused(REQUEST_ERRORS.unexpectedState, intent)
    }
    return input.outcome === 'accepted'
      ? charge(parts, transaction, intent, { card, isToBeSaved: intent.saveCard })
      : decline(
          parts,
          transaction,
          intent,
          isSetup(intent) ? CARD_ERRORS.setupNotAuthenticated : CARD_ERRORS.authenticationFailed,
        )
  })
