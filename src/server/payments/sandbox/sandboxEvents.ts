import { asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database'
import { sandboxEvents, sandboxIntents } from '../../db/tables'
import { newId } from './sandboxIds'

export type IntentEventType =
  'payment_intent.succeeded' | 'payment_intent.payment_failed' | 'payment_intent.canceled'
type SandboxEventType = IntentEventType | 'charge.refunded'

/** Written with the change that it tells of, so that none gets lost. */
export async function recordEvent(
  transaction: Transaction,
  type: SandboxEventType,
  intentId: string,
  now: Date,
): Promise<void> {
  await transaction
    .insert(sandboxEvents)
    .values({ id: newId('evt'), type, intentId, createdAt: now, deliveredAt: null })
}

export type PendingEvent = { id: string; body: string }

const BATCH = 100

/** Events that the shop has not acknowledged, oldest first, in the shape that Stripe sends. */
export async function pendingEvents(db: Database): Promise<PendingEvent[]> {
  const rows = await db
    .select({ event: sandboxEvents, intent: sandboxIntents })
    .from(sandboxEvents)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxEvents.intentId))
    .where(isNull(sandboxEvents.deliveredAt))
    .orderBy(asc(sandboxEvents.createdAt))
    .limit(BATCH)
  return rows.map(({ event, intent }) => ({
    id: event.id,
    body: JSON.stringify({
      id: event.id,
      object: 'event',
      type: event.type,
      created: Math.floor(event.createdAt.getTime() / 1000),
      livemode: false,
      data: { object: event.type === 'charge.refunded' ? chargeOf(intent) : intentOf(intent) },
    }),
  }))
}

type IntentRow = typeof sandboxIntents.$inferSelect

const intentOf = ({ id, amount, customerId, cardId, status, metadata }: IntentRow) => ({
  id,
  object: 'payment_intent',
  amount,
  currency: 'eur',
  customer: customerId,
  payment_method: cardId,
  status,
  metadata,
})

/** What was charged through an intent, all of it given back. */
const chargeOf = ({ id, amount, customerId, cardId }: IntentRow) => ({
  id: id.replace(/^pi_/, 'ch_'),
  object: 'charge',
  amount,
  amount_refunded: amount,
  refunded: true,
  currency: 'eur',
  customer: customerId,
  payment_intent: id,
  payment_method: cardId,
})

export async function acknowledgeEvent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sandboxEvents).set({ deliveredAt: now }).where(eq(sandboxEvents.id, id))
}
