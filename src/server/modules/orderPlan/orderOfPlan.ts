import { sql, type SQL } from 'drizzle-orm'

// Of the orders under these names in a statement: `orders` is the one that a plan repeats, `other` may be one of its dates.

/** The line that most of an order's amount is of. */
const mainLine = (order: SQL) => sql`(
  select line.line_id
  from order_lines line
  where line.order_id = ${order}.id and line.kind in ('product', 'menu')
  group by line.line_id
  order by sum(line.price * line.quantity) desc, line.line_id
  limit 1
)`

const hourOf = (order: SQL) => sql`(${order}.slot_start_at at time zone 'Europe/Paris')::time`

/** How much `other` is like an order that is repeated: its hour of the clock counts more than its main line; 0 for not at all. */
const likeness = (repeated: SQL) => sql`(
  case when ${hourOf(repeated)} = ${hourOf(sql`other`)} then 2 else 0 end
  + case when ${mainLine(repeated)} = ${mainLine(sql`other`)} then 1 else 0 end
)`

/**
 * Whether `other` is an order of the plan: its customer's, to the same address, at its hour or of its main line, and no more like
 * another plan of that weekday. docs/rules/orders.md#every-week
 */
export const isOrderOfPlan = sql`(
  other.user_id = order_plans.user_id
  and other.delivery_address = orders.delivery_address
  and ${likeness(sql`orders`)} > 0
  and not exists (
    select 1
    from order_plans sibling
    join orders repeated on repeated.id = sibling.order_id
    where sibling.user_id = order_plans.user_id
      and repeated.delivery_address = orders.delivery_address
      and extract(isodow from repeated.delivery_day) = extract(isodow from orders.delivery_day)
      and ${likeness(sql`repeated`)} > ${likeness(sql`orders`)}
  )
)`
