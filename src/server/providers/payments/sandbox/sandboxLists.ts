import { and, eq, gte, lt } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/database'
import {
  sandboxDisputes,
  sandboxEvents,
  sandboxIntents,
  sandboxRefunds,
} from '../../../db/tables/sandbox'
import type { Dispute, Intent, Period, Refund } from '../PaymentProvider'
import { toDispute } from '../stripe/stripeObjects'
import type { IntentEventType } from './sandboxEvents'
import { toIntent } from './sandboxIntents'
import { toSandboxRefund } from './sandboxRefunds'

const within = (column: AnyPgColumn, { from, to }: Period) => and(gte(column, from), lt(column, to))

/** The event says when: an intent may have waited for days for its card. */
export async function listPaidIntents(db: Database, period: Period): Promise<Intent[]> {
  const rows = await db
    .select({ intent: sandboxIntents })
    .from(sandboxEvents)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxEvents.intentId))
    .where(
      and(
        eq(sandboxEvents.type, 'payment_intent.succeeded' satisfies IntentEventType),
        within(sandboxEvents.createdAt, period),
      ),
    )
  return rows.map(({ intent }) => toIntent(intent))
}

export async function listRefundsOf(db: Database, period: Period): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(sandboxRefunds)
    .where(within(sandboxRefunds.createdAt, period))
  return rows.map(toSandboxRefund)
}

/** A dispute that waits for the bank has taken the money already. */
export async function listDisputesOf(db: Database, period: Period): Promise<Dispute[]> {
  const rows = await db
    .select()
    .from(sandboxDisputes)
    .where(within(sandboxDisputes.createdAt, period))
  return rows.map((row) => toDispute(row, row.intentId))
}
