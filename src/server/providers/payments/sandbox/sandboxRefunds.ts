import { and, asc, eq, ne } from 'drizzle-orm'
import type { Clock } from '#domain/time/clock'
import type { Database, Transaction } from '../../../db/database'
import { sandboxDisputes, sandboxIntents, sandboxRefunds } from '../../../db/tables/sandbox'
import type { Refund, RefundOutcome, RefundPart } from '../PaymentProvider'
import { toRefund } from '../stripe/stripeObjects'
import { givenBack } from './givenBack'
import { recordEvent } from './sandboxEvents'
import { newId } from './sandboxIds'
import { lockIntent, type IntentRow } from './sandboxIntents'

type Parts = { db: Database; clock: Clock }
type RefundRow = typeof sandboxRefunds.$inferSelect

export const toSandboxRefund = (row: RefundRow): Refund => toRefund(row, row.intentId)

export async function listRefunds(db: Database, intentId: string): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.intentId, intentId))
    .orderBy(asc(sandboxRefunds.createdAt))
  return rows.map(toSandboxRefund)
}

async function isDisputed(db: Database, intentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: sandboxDisputes.id })
    .from(sandboxDisputes)
    .where(and(eq(sandboxDisputes.intentId, intentId), ne(sandboxDisputes.status, 'won')))
  return rows.length > 0
}

type Request = { amount: number | null; metadata: Record<string, string>; key: string | null }

async function refundLocked(
  tx: Transaction,
  intent: IntentRow,
  { amount, metadata, key }: Request,
  now: Date,
): Promise<RefundOutcome> {
  const refunds = await listRefunds(tx, intent.id)
  const left = intent.amount - givenBack(intent, refunds)
  if (await isDisputed(tx, intent.id)) return 'disputed'
  const wanted = amount ?? left
  if (wanted === 0 || wanted > left) return 'tooMuch'
  const [row] = await tx
    .insert(sandboxRefunds)
    .values({
      id: newId('re'),
      intentId: intent.id,
      amount: wanted,
      status: 'succeeded',
      metadata,
      idempotencyKey: key,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('A refund was not written')
  if (wanted === left) await setMetadata(tx, intent.id, { ...intent.metadata, refunded: 'true' })
  await recordEvent(tx, { type: 'refund.created', intentId: intent.id, objectId: row.id }, now)
  await recordEvent(tx, { type: 'charge.refunded', intentId: intent.id }, now)
  return toSandboxRefund(row)
}

async function setMetadata(tx: Transaction, id: string, metadata: Record<string, string>) {
  await tx.update(sandboxIntents).set({ metadata }).where(eq(sandboxIntents.id, id))
}

const refund = ({ db, clock }: Parts, intentId: string, request: Request): Promise<RefundOutcome> =>
  db.transaction(async (tx) => {
    const intent = await lockIntent(tx, intentId)
    if (intent?.status !== 'succeeded') return 'unknownIntent'
    if (request.key !== null) {
      const known = await tx
        .select()
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.idempotencyKey, request.key))
      if (known[0]) return toSandboxRefund(known[0])
    }
    return refundLocked(tx, intent, request, clock.now())
  })

/** Gives an intent back, or a part of it; the same request again is the same refund. */
export const refundIntent = (parts: Parts, intentId: string, part: RefundPart | null) =>
  refund(parts, intentId, {
    amount: part?.amount ?? null,
    metadata: part ? { paymentId: String(part.paymentId) } : {},
    key: part ? `refund:${intentId}:${part.paymentId}:${part.amount}` : `refund:${intentId}`,
  })

/** What a person does by hand in the provider's dashboard: the shop hears of it by an event only. */
export const refundByHand = (parts: Parts, intentId: string, amount: number) =>
  refund(parts, intentId, { amount, metadata: {}, key: null })

/** The bank does not take a refund after all. False when there is no such refund, or it failed already. */
export const failRefund = ({ db, clock }: Parts, intentId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const intent = await lockIntent(tx, intentId)
    const last = (await listRefunds(tx, intentId))
      .filter(({ status }) => status !== 'failed')
      .at(-1)
    if (!intent || !last) return false
    await tx.update(sandboxRefunds).set({ status: 'failed' }).where(eq(sandboxRefunds.id, last.id))
    const kept = Object.entries(intent.metadata).filter(([name]) => name !== 'refunded')
    await setMetadata(tx, intentId, Object.fromEntries(kept))
    await recordEvent(tx, { type: 'refund.failed', intentId, objectId: last.id }, clock.now())
    return true
  })
