import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { UNPLACED_STATUSES } from '#domain/order/orderStatus'
import type { Day } from '#domain/time/calendar'
import type { Database } from '../../db/database'
import { orderPlans } from '../../db/tables/orderPlans'
import { orderLines, orders } from '../../db/tables/orders'
import { users } from '../../db/tables/users'
import { isOrderOfPlan } from './orderOfPlan'

const STANDS = sql`other.status not in ${UNPLACED_STATUSES}`

/** Days from `today` on, of the plan's orders in some state. */
const daysWith = (state: ReturnType<typeof sql>, today: Day) => sql<Day[]>`array(
  select distinct other.delivery_day::text
  from orders other
  where other.delivery_day >= ${today} and ${state} and ${isOrderOfPlan}
)`

const planColumns = (today: Day) => ({
  id: orderPlans.id,
  userId: orderPlans.userId,
  orderId: orderPlans.orderId,
  isPaused: orderPlans.isPaused,
  skipped: orderPlans.skipped,
  mailedFor: orderPlans.mailedFor,
  number: orders.number,
  slotStartAt: orders.slotStartAt,
  slotEndAt: orders.slotEndAt,
  deliveryAddress: orders.deliveryAddress,
  distributionPointId: orders.distributionPointId,
  totalTTC: orders.totalTTC,
  ordered: daysWith(STANDS, today),
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

/** How long before its hour the order that is repeated has to be placed, minutes. */
const leadTimeMinutes = sql<number>`coalesce((
  select max(rule.lead_time_minutes)
  from order_lines line
  join lines rule on rule.id = line.line_id
  where line.order_id = ${orders.id} and line.kind in ('product', 'menu')
), 0)`

export type RunningPlan = Awaited<ReturnType<typeof findRunningPlans>>[number]

/** Plans that run, of any customer: those next after an id. */
export async function findRunningPlans(
  db: Database,
  today: Day,
  { after, limit }: { after: number; limit: number },
) {
  return db
    .select({ ...planColumns(today), leadTimeMinutes })
    .from(orderPlans)
    .innerJoin(orders, eq(orders.id, orderPlans.orderId))
    .where(and(eq(orderPlans.isPaused, false), gt(orderPlans.id, after)))
    .orderBy(asc(orderPlans.id))
    .limit(limit)
}

/** Whether a date of a plan has its order, and whether its customer has any for that day that stands. */
export async function findOrdersFor(
  db: Database,
  { id, userId }: Pick<PlanRow, 'id' | 'userId'>,
  day: Day,
): Promise<{ isOrdered: boolean; hasOrders: boolean }> {
  const standing = sql`
    select 1
    from orders other
    where other.user_id = ${userId} and other.delivery_day = ${day} and ${STANDS}`
  const [row] = await db
    .select({
      isOrdered: sql<boolean>`exists (${standing} and ${isOrderOfPlan})`,
      hasOrders: sql<boolean>`exists (${standing})`,
    })
    .from(orderPlans)
    .innerJoin(orders, eq(orders.id, orderPlans.orderId))
    .where(eq(orderPlans.id, id))
  return row ?? { isOrdered: false, hasOrders: false }
}

/** The plans that an order of a day is of, by the rule that counts it for a date, begun by an earlier order. */
export async function findPlansOfOrder(
  db: Database,
  { id, userId, deliveryDay }: { id: string; userId: number; deliveryDay: Day },
): Promise<number[]> {
  const rows = await db
    .select({ id: orderPlans.id })
    .from(orderPlans)
    .innerJoin(orders, eq(orders.id, orderPlans.orderId))
    .where(
      and(
        eq(orderPlans.userId, userId),
        lt(orders.deliveryDay, deliveryDay),
        sql`extract(isodow from ${orders.deliveryDay}) = extract(isodow from ${deliveryDay}::date)`,
        sql`exists (select 1 from orders other where other.id = ${id} and ${isOrderOfPlan})`,
      ),
    )
  return rows.map((plan) => plan.id)
}

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

/** To whom its mails go; no one closes the account until the transaction ends. */
export async function lockPlanAccount(tx: Database, userId: number) {
  const [row] = await tx
    .select({
      firstname: users.firstname,
      account: { id: users.id, email: users.email, emailValidatedAt: users.emailValidatedAt },
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  return row ?? null
}
