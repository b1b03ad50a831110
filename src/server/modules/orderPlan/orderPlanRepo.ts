import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Day } from '#domain/time/calendar'
import type { Database } from '../../db/database'
import { orderPlans } from '../../db/tables/orderPlans'

type Own = { id: number; userId: number }

const isOwn = ({ id, userId }: Own) => and(eq(orderPlans.id, id), eq(orderPlans.userId, userId))

export async function countPlans(tx: Database, userId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(orderPlans)
    .where(eq(orderPlans.userId, userId))
  return row?.count ?? 0
}

export async function hasPlanOf(tx: Database, userId: number, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: orderPlans.id })
    .from(orderPlans)
    .where(and(eq(orderPlans.userId, userId), eq(orderPlans.orderId, orderId)))
  return rows.length > 0
}

export async function insertPlan(
  tx: Database,
  plan: { userId: number; orderId: string; createdAt: Date },
): Promise<void> {
  await tx.insert(orderPlans).values(plan)
}

/** Whether the user had it. */
export async function setPaused(db: Database, own: Own, isPaused: boolean): Promise<boolean> {
  const rows = await db
    .update(orderPlans)
    .set({ isPaused })
    .where(isOwn(own))
    .returning({ id: orderPlans.id })
  return rows.length > 0
}

/** Locks the user's own plan until the transaction ends; null for none. */
export async function lockPlan(tx: Database, own: Own) {
  const [row] = await tx
    .select({
      skipped: orderPlans.skipped,
      isPaused: orderPlans.isPaused,
      mailedFor: orderPlans.mailedFor,
    })
    .from(orderPlans)
    .where(isOwn(own))
    .for('update')
  return row ?? null
}

export async function setSkipped(tx: Database, own: Own, skipped: Day[]): Promise<void> {
  await tx.update(orderPlans).set({ skipped }).where(isOwn(own))
}

/** Leaves a day out of plans; again changes nothing. */
export async function skipDay(tx: Database, ids: readonly number[], day: Day): Promise<void> {
  await tx
    .update(orderPlans)
    .set({ skipped: sql`${orderPlans.skipped} || to_jsonb(${day}::text)` })
    .where(
      and(
        inArray(orderPlans.id, [...ids]),
        sql`not ${orderPlans.skipped} @> to_jsonb(${day}::text)`,
      ),
    )
}

export async function setMailedFor(tx: Database, own: Own, mailedFor: Day): Promise<void> {
  await tx.update(orderPlans).set({ mailedFor }).where(isOwn(own))
}

export async function deletePlansOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(orderPlans).where(eq(orderPlans.userId, userId))
}

/** Whether the user had it. */
export async function deletePlan(db: Database, own: Own): Promise<boolean> {
  const rows = await db.delete(orderPlans).where(isOwn(own)).returning({ id: orderPlans.id })
  return rows.length > 0
}
