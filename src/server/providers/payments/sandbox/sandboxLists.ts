import { and, gte, lt } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/database'
import { sandboxDisputes, sandboxIntents, sandboxRefunds } from '../../../db/tables/sandbox'
import type { Dispute, Intent, Period, Refund } from '../PaymentProvider'
import { toDispute } from '../stripe/stripeObjects'
import { isSetup, toIntent } from './sandboxIntents'
import { toSandboxRefund } from './sandboxRefunds'

const within = (column: AnyPgColumn, { from, to }: Period) => and(gte(column, from), lt(column, to))

export async function listIntents(db: Database, period: Period): Promise<Intent[]> {
  const rows = await db
    .select()
    .from(sandboxIntents)
    .where(within(sandboxIntents.createdAt, period))
  return rows.filter((row) => !isSetup(row)).map(toIntent)
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
