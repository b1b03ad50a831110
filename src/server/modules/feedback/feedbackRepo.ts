import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { canteenFeedbacks, orderFeedbacks } from '../../db/tables/feedbacks'

/** A person of a canteen reaches both forms, by the mail and by the order's page: one is enough. */
export async function hasFeedback(db: Database, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: orderFeedbacks.orderId })
    .from(orderFeedbacks)
    .where(eq(orderFeedbacks.orderId, orderId))
    .unionAll(
      db
        .select({ orderId: canteenFeedbacks.orderId })
        .from(canteenFeedbacks)
        .where(eq(canteenFeedbacks.orderId, orderId)),
    )
  return rows.length > 0
}

export async function insertOrderFeedback(
  tx: Database,
  feedback: typeof orderFeedbacks.$inferInsert,
): Promise<void> {
  await tx.insert(orderFeedbacks).values(feedback)
}

export async function insertCanteenFeedback(
  tx: Database,
  feedback: typeof canteenFeedbacks.$inferInsert,
): Promise<void> {
  await tx.insert(canteenFeedbacks).values(feedback)
}
