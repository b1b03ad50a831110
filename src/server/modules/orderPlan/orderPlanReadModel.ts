import { and, asc, eq, lt, ne, notInArray, sql } from 'drizzle-orm'
import { UNPLACED_STATUSES } from '#domain/order/orderStatus'
import type { Day } from '#domain/time/calendar'
import type { Database } from '../../db/database'
import { orderPlans } from '../../db/tables/orderPlans'
import { orderLines, orders } from '../../db/tables/orders'
import { users } from '../../db/tables/users'

/** Days from `today` on, of the owner's orders in some state. */
const daysWith = (state: ReturnType<typeof sql>, today: Day) => sql<Day[]>`array(
  select distinct other.delivery_day::text
  from orders other
  where other.user_id = ${orderPlans.userId} and other.delivery_day >= ${today} and ${state}
)`

const planColumns = (today: Day) => ({
  id: orderPlans.id,
  userId: orderPlans.userId,
  orderId: orderPlans.orderId,
  isPaused: orderPlans.isPaused,
  skipped: orderPlans.skipped,
  mailedFor: orderPlans.mailedFor,
  createdAt: orderPlans.createdAt,
  number: orders.number,
  slotStartAt: orders.slotStartAt,
  slotEndAt: orders.slotEndAt,
  deliveryAddress: orders.deliveryAddress,
  distributionPointId: orders.distributionPointId,
  totalTTC: orders.totalTTC,
  ordered: daysWith(sql`other.status not in ${UNPLACED_STATUSES}`, today),
  canceled: daysWith(sql`other.status = 'canceled'`, today),
})

export type PlanRow = Awaited<ReturnType<typeof findPlans>>[number]

/** A customer's plans with what they repeat, the oldest first. */
export async function findPlans(db: Database, userId: number, today: Day) {
  return db
    .select(planColumns(today))
    .from(orderPlans)
    .innerJoin(orders, eq(orders.id, orderPlans.orderId))
    .where(eq(orderPlans.userId, userId))
    .orderBy(asc(orderPlans.id))
}

/** The plans of all customers that run. */
export async function findRunningPlans(db: Database, today: Day) {
  return db
    .select(planColumns(today))
    .from(orderPlans)
    .innerJoin(orders, eq(orders.id, orderPlans.orderId))
    .where(eq(orderPlans.isPaused, false))
    .orderBy(asc(orderPlans.id))
}

/** Whether the customer has something ordered for a day that stands. */
export async function hasOrderFor(db: Database, userId: number, day: Day): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.deliveryDay, day),
        notInArray(orders.status, [...UNPLACED_STATUSES]),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * The plans that an order of a day can have come from: its customer's, for the same weekday and address, begun by an earlier
 * order. docs/rules/orders.md#every-week
 */
export async function findPlansOfOrder(
  db: Database,
  { userId, deliveryDay, deliveryAddress }: PlannedOrder,
): Promise<number[]> {
  const rows = await db
    .select({ id: orderPlans.id })
    .from(orderPlans)
    .innerJoin(orders, eq(orders.id, orderPlans.orderId))
    .where(
      and(
        eq(orderPlans.userId, userId),
        eq(orders.deliveryAddress, deliveryAddress),
        lt(orders.deliveryDay, deliveryDay),
        sql`extract(isodow from ${orders.deliveryDay}) = extract(isodow from ${deliveryDay}::date)`,
      ),
    )
  return rows.map(({ id }) => id)
}

type PlannedOrder = { userId: number; deliveryDay: Day; deliveryAddress: string }

/** What an order holds, without the dishes inside menus and the extra costs. */
export async function findRepeatedLines(db: Database, orderId: string) {
  return db
    .select({
      productId: orderLines.productId,
      menuId: orderLines.menuId,
      lineId: orderLines.lineId,
      name: orderLines.name,
      quantity: orderLines.quantity,
      price: orderLines.price,
    })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orderId),
        ne(orderLines.kind, 'menuProduct'),
        ne(orderLines.kind, 'extraCost'),
      ),
    )
    .orderBy(asc(orderLines.id))
}

export async function findPlanAccount(db: Database, userId: number) {
  const [row] = await db
    .select({
      firstname: users.firstname,
      account: { id: users.id, email: users.email, emailValidatedAt: users.emailValidatedAt },
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}
