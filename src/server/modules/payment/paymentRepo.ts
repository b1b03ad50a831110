import { and, asc, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { deleteInBatches } from '../../db/deleteInBatches'
import { paymentEvents, payments } from '../../db/tables/payments'
import type { Intent } from '../../providers/payments/PaymentProvider'

export type IntentPayment = { intentId: string; orderId: string; amount: number }

/** How many intents an order has had, and the latest. */
export async function findIntentsOfOrder(
  db: Database,
  orderId: string,
): Promise<{ count: number; latestIntentId: string | null }> {
  const rows = await db
    .select({ intentId: payments.intentId })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.intentId)))
    .orderBy(desc(payments.id))
  return { count: rows.length, latestIntentId: rows[0]?.intentId ?? null }
}

export async function rememberIntent(
  db: Database,
  orderId: string,
  { id, clientSecret, amount }: Pick<Intent, 'id' | 'clientSecret' | 'amount'>,
  now: Date,
): Promise<void> {
  await db
    .insert(payments)
    .values({ orderId, type: 'card', amount, intentId: id, clientSecret, createdAt: now })
    .onConflictDoNothing({ target: payments.intentId })
}

/** The row is missing when the process died between the provider's response and its own writing. */
export async function recordPaid(
  db: Database,
  { intentId, orderId, amount }: IntentPayment,
  { paidAt, isUnwanted }: { paidAt: Date; isUnwanted: boolean },
): Promise<void> {
  const paid = { paidAt, isUnwanted, hasFailed: false }
  await db
    .insert(payments)
    .values({ orderId, type: 'card', amount, intentId, createdAt: paidAt, ...paid })
    .onConflictDoUpdate({ target: payments.intentId, set: paid })
}

export async function recordFailed(db: Database, intentId: string): Promise<void> {
  await db
    .update(payments)
    .set({ hasFailed: true })
    .where(and(eq(payments.intentId, intentId), isNull(payments.paidAt)))
}

/** What the books say of an intent; null when they have none of it. */
export async function findIntentPayment(db: Database, intentId: string) {
  const [row] = await db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      amount: payments.amount,
      paidAt: payments.paidAt,
      isUnwanted: payments.isUnwanted,
    })
    .from(payments)
    .where(eq(payments.intentId, intentId))
  if (!row) return null
  const { paidAt, ...payment } = row
  return { ...payment, intentId, isPaid: paidAt !== null }
}

/** The money that came for an order. */
export const findReceived = async (db: Database, orderId: string) =>
  db
    .select({ id: payments.id, type: payments.type, amount: payments.amount })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        gt(payments.amount, 0),
        isNotNull(payments.paidAt),
        eq(payments.hasFailed, false),
      ),
    )
    .orderBy(asc(payments.id))

export async function isEventHandled(db: Database, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, eventId))
  return rows.length > 0
}

export async function rememberEvent(db: Database, eventId: string, now: Date): Promise<void> {
  await db.insert(paymentEvents).values({ id: eventId, receivedAt: now }).onConflictDoNothing()
}

/** The latest intent by which an order was paid. */
export async function findPaidIntent(db: Database, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ intentId: payments.intentId })
    .from(payments)
    .where(
      and(eq(payments.orderId, orderId), isNotNull(payments.intentId), isNotNull(payments.paidAt)),
    )
    .orderBy(desc(payments.id))
    .limit(1)
  return row?.intentId ?? null
}

/** Awaits the whole of an order by transfer. */
export async function insertTransfer(
  tx: Database,
  { id, totalTTC, createdAt }: { id: string; totalTTC: number; createdAt: Date },
): Promise<void> {
  await tx
    .insert(payments)
    .values({ orderId: id, amount: totalTTC, createdAt, type: 'wireTransfer' })
}

/** The bank has the money of the transfer that an order awaits. */
export async function recordTransfer(tx: Database, orderId: string, paidAt: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ paidAt })
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.type, 'wireTransfer'),
        isNull(payments.paidAt),
        eq(payments.hasFailed, false),
      ),
    )
}

/** A provider sends an event again for days, not for months. */
export const deleteOldEvents = (db: Database, before: Date): Promise<number> =>
  deleteInBatches(db, paymentEvents, lt(paymentEvents.receivedAt, before))
