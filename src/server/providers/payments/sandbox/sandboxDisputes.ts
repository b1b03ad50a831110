import { eq } from 'drizzle-orm'
import type { Clock } from '#domain/time/clock'
import type { Database } from '../../../db/database'
import { sandboxDisputes } from '../../../db/tables/sandbox'
import { givenBack } from './givenBack'
import { recordEvent } from './sandboxEvents'
import { newId } from './sandboxIds'
import { lockIntent } from './sandboxIntents'
import { listRefunds } from './sandboxRefunds'

type Parts = { db: Database; clock: Clock }

/** A customer asks the bank for the money: it takes back what is left of the payment. False when nothing is, or twice. */
export const openDispute = ({ db, clock }: Parts, intentId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const intent = await lockIntent(tx, intentId)
    if (intent?.status !== 'succeeded') return false
    const amount = intent.amount - givenBack(intent, await listRefunds(tx, intentId))
    if (amount <= 0) return false
    const now = clock.now()
    const [row] = await tx
      .insert(sandboxDisputes)
      .values({ id: newId('dp'), intentId, amount, status: 'needs_response', createdAt: now })
      .onConflictDoNothing({ target: sandboxDisputes.intentId })
      .returning({ id: sandboxDisputes.id })
    if (!row) return false
    await recordEvent(tx, { type: 'charge.dispute.created', intentId, objectId: row.id }, now)
    await recordEvent(
      tx,
      { type: 'charge.dispute.funds_withdrawn', intentId, objectId: row.id },
      now,
    )
    return true
  })

/** The bank has decided. False when there is no open dispute. */
export const closeDispute = (
  { db, clock }: Parts,
  intentId: string,
  status: 'won' | 'lost',
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockIntent(tx, intentId)
    const [row] = await tx
      .select({ id: sandboxDisputes.id, status: sandboxDisputes.status })
      .from(sandboxDisputes)
      .where(eq(sandboxDisputes.intentId, intentId))
    if (row?.status !== 'needs_response') return false
    const now = clock.now()
    await tx.update(sandboxDisputes).set({ status }).where(eq(sandboxDisputes.id, row.id))
    if (status === 'won') {
      await recordEvent(
        tx,
        { type: 'charge.dispute.funds_reinstated', intentId, objectId: row.id },
        now,
      )
    }
    await recordEvent(tx, { type: 'charge.dispute.closed', intentId, objectId: row.id }, now)
    return true
  })
