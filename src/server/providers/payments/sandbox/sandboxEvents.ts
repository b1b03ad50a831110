import { asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database'
import {
  sandboxDisputes,
  sandboxEvents,
  sandboxIntents,
  sandboxRefunds,
} from '../../../db/tables/sandbox'
import { CURRENCY } from '../PaymentProvider'
import { givenBack } from './givenBack'
import { newId } from './sandboxIds'

export type IntentEventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
type SandboxEventType =
  | IntentEventType
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.closed'

/** `objectId` is the refund or dispute that an event is about; absent for an event of the intent itself. */
type NewEvent = { type: SandboxEventType; intentId: string; objectId?: string }

/** Writes an event in the transaction of the change that it tells of, so that none gets lost. */
export async function recordEvent(
  transaction: Transaction,
  { type, intentId, objectId }: NewEvent,
  now: Date,
): Promise<void> {
  await transaction
    .insert(sandboxEvents)
    .values({ id: newId('evt'), type, intentId, objectId: objectId ?? null, createdAt: now })
}

export type PendingEvent = { id: string; body: string }

const BATCH = 100

/** Events that the shop has not acknowledged, oldest first, in the shape that Stripe sends. */
export async function pendingEvents(db: Database): Promise<PendingEvent[]> {
  const rows = await db
    .select({
      event: sandboxEvents,
      intent: sandboxIntents,
      refund: sandboxRefunds,
      dispute: sandboxDisputes,
    })
    .from(sandboxEvents)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxEvents.intentId))
    .leftJoin(sandboxRefunds, eq(sandboxRefunds.id, sandboxEvents.objectId))
    .leftJoin(sandboxDisputes, eq(sandboxDisputes.id, sandboxEvents.objectId))
    .where(isNull(sandboxEvents.deliveredAt))
    .orderBy(asc(sandboxEvents.createdAt))
    .limit(BATCH)
  const events: PendingEvent[] = []
  for (const { event, intent, refund, dispute } of rows) {
    const object = objectOf(refund) ?? objectOf(dispute) ?? (await aboutIntent(db, event, intent))
    const body = {
      id: event.id,
      object: 'event',
      type: event.type,
      created: Math.floor(event.createdAt.getTime() / 1000),
      livemode: false,
      data: { object },
    }
    events.push({ id: event.id, body: JSON.stringify(body) })
  }
  return events
}

type IntentRow = typeof sandboxIntents.$inferSelect

const intentOf = ({ id, amount, customerId, cardId, status, metadata }: IntentRow) => ({
  id,
  object: 'payment_intent',
  amount,
  currency: CURRENCY,
  customer: customerId,
  payment_method: cardId,
  status,
  metadata,
})

/** A refund or a dispute as it is now. */
const objectOf = (
  row: Readonly<{ id: string; intentId: string; amount: number; status: string }> | null,
) =>
  row && {
    ...row,
    object: row.id.startsWith('re_') ? 'refund' : 'dispute',
    currency: CURRENCY,
    payment_intent: row.intentId,
  }

async function aboutIntent(db: Database, { type }: { type: string }, intent: IntentRow) {
  if (type !== 'charge.refunded') return intentOf(intent)
  return chargeOf(intent, givenBack(intent, await refundsOf(db, intent.id)))
}

const refundsOf = async (db: Database, intentId: string) =>
  (
    await db
      .select({ amount: sandboxRefunds.amount, status: sandboxRefunds.status })
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.intentId, intentId))
  ).map(({ amount, status }) => ({
    amount,
    status: status === 'failed' ? ('failed' as const) : ('succeeded' as const),
  }))

/** What was charged through an intent, with what was given back of it. */
const chargeOf = ({ id, amount, customerId, cardId }: IntentRow, refunded: number) => ({
  id: id.replace(/^pi_/, 'ch_'),
  object: 'charge',
  amount,
  amount_refunded: refunded,
  refunded: refunded === amount,
  currency: CURRENCY,
  customer: customerId,
  payment_intent: id,
  payment_method: cardId,
})

export async function acknowledgeEvent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sandboxEvents).set({ deliveredAt: now }).where(eq(sandboxEvents.id, id))
}
