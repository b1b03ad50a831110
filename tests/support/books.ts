import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/db/database'

/** Where stock, slots, orders and their lines disagree; empty when the books balance. */
export async function imbalances(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with live as (select * from orders where status <> 'canceled'),
    sold as (
      select distribution_point_id, delivery_day as day, product_id, sum(quantity)::integer as quantity
      from live join order_lines on order_lines.order_id = live.id
      where product_id is not null
      group by 1, 2, 3
    ),
    delivered as (
      select distribution_point_id, slot_start_at, count(*)::integer as deliveries from live group by 1, 2
    )
    select 'stock' as book, stock.product_id::text as what, stock.taken as noted, sold.quantity as counted
    from stock full join sold using (distribution_point_id, day, product_id)
    where coalesce(stock.taken, 0) <> coalesce(sold.quantity, 0) or stock.taken > stock.total
    union all
    select 'slot', slot_start_at::text, slot_loads.taken, delivered.deliveries
    from slot_loads full join delivered using (distribution_point_id, slot_start_at)
    where coalesce(slot_loads.taken, 0) <> coalesce(delivered.deliveries, 0)
      or slot_loads.taken > slot_loads.capacity
    union all
    select 'order without lines', orders.id::text, 0, 0 from orders
    where not exists (select from order_lines where order_id = orders.id)
    union all
    select 'menu without products', order_lines.id::text, 0, 0 from order_lines
    where kind = 'menu' and not exists (select from order_lines as child where child.parent_id = order_lines.id)
    union all
    select 'lines that do not add up', orders.id::text, sum(price * order_lines.quantity)::integer, total_ht
    from orders join order_lines on order_id = orders.id
    group by orders.id
    having sum(price * order_lines.quantity) + (totals->>'sumDeliveryPriceHT')::integer
      + (totals->>'sumLastMinutePriceHT')::integer - (totals->>'sumCompanyDiscountHT')::integer <> total_ht`)
  return rows
}
