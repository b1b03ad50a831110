import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { canteenFeedbacks, orderFeedbacks, orderLines, orders, users } from '../../db/tables'

const facts = {
  id: orders.id,
  number: orders.number,
  deliveryDay: orders.deliveryDay,
  slotStartAt: orders.slotStartAt,
  slotEndAt: orders.slotEndAt,
  status: orders.status,
  email: users.email,
  account: { id: users.id, email: users.email, emailValidatedAt: users.emailValidatedAt },
  firstname: users.firstname,
  userType: users.type,
}

export type OrderFacts = NonNullable<Awaited<ReturnType<typeof findOrderFacts>>>

export async function findOrderFacts(db: Database, orderId: string) {
  const rows = await db
    .select(facts)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  return rows[0] ?? null
}

/** Names of what was ordered, without the dishes inside menus and the extra costs. */
export async function findItemNames(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ name: orderLines.name })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orderId),
        ne(orderLines.kind, 'menuProduct'),
        ne(orderLines.kind, 'extraCost'),
      ),
    )
    .orderBy(asc(orderLines.id))
  return rows.map(({ name }) => name)
}

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
