import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { orderLines, orders } from '../../db/tables/orders'
import { users } from '../../db/tables/users'

const facts = {
  id: orders.id,
  number: orders.number,
  deliveryDay: orders.deliveryDay,
  slotStartAt: orders.slotStartAt,
  slotEndAt: orders.slotEndAt,
  status: orders.status,
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

/** Until the transaction ends, no one else writes what they think of the order. */
export async function lockFeedback(tx: Database, orderId: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
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
