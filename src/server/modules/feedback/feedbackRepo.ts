import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { canteenFeedbacks, orderFeedbacks } from '../../db/tables/feedbacks'

export async function hasOrderFeedback(db: Database, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: orderFeedbacks.orderId })
    .from(orderFeedbacks)
    .where(eq(orderFeedbacks.orderId, orderId))
  return rows.length > 0
}

export async function hasCanteenFeedback(db: Database, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: canteenFeedbacks.orderId })
    .from(canteenFeedbacks)
    .where(eq(canteenFeedbacks.orderId, orderId))
  return rows.length > 0
}

/** False when the order has its feedback already: of two at once, the key lets one in. */
export async function insertOrderFeedback(
  db: Database,
  feedback: typeof orderFeedbacks.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(orderFeedbacks)
    .values(feedback)
    .onConflictDoNothing()
    .returning({ orderId: orderFeedbacks.orderId })
  return rows.length > 0
}

/** False when the order has its feedback already. */
export async function insertCanteenFeedback(
  db: Database,
  feedback: typeof canteenFeedbacks.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(canteenFeedbacks)
    .values(feedback)
    .onConflictDoNothing()
    .returning({ orderId: canteenFeedbacks.orderId })
  return rows.length > 0
}
