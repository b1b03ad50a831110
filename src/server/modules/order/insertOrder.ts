import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { jsonRows } from '../../db/jsonRows'
import { createStatement } from '../../db/statement'
import { orderLines, orders } from '../../db/tables/orders'
import type { NewOrder, NewOrderLine } from './orderRepo'

/** The foreign key of the place that an order of room service goes to. */
export const PLACE_REFERENCE = 'orders_room_service_location_id_canteen_locations_id_fk'

// An order begins without attempts to end it.
const order = jsonRows(orders, ['expiryAttempts', 'nextExpiryAt'])
const line = jsonRows(orderLines)
const menuLine = jsonRows(orderLines, ['parentId'])

// The products of a menu come after it and name its line as their parent.
const insertStatement = createStatement<{ id: string }>(
  'insert_order',
  sql`
    with placed as (
      insert into ${orders} (${order.columns})
      select ${order.columnsOf('given')} from ${order.rows('order')} as given
      on conflict (cart_key) do nothing
      returning id
    ), written as (
      insert into ${orderLines} (${line.columns})
      select ${line.columnsOf('given')} from ${line.rows('lines')} as given
      where exists (select from placed)
      returning id, kind, menu_id
    ), written_of_menus as (
      insert into ${orderLines} (${menuLine.columns}, parent_id)
      select ${menuLine.columnsOf('given')}, written.id from ${menuLine.rows('menuLines')} as given
      join written on written.kind = 'menu' and written.menu_id = given.menu_id
    )
    select id from placed`,
)

type OrderContent = {
  order: NewOrder
  lines: readonly NewOrderLine[]
  menuLines: readonly NewOrderLine[]
}

/** Writes an order with its lines in one statement; false when its cart is an order already. */
export async function insertOrder(
  tx: Database,
  { order: placed, lines, menuLines }: OrderContent,
): Promise<boolean> {
  const ofOrder = { orderId: placed.id, freeQuantity: 0 }
  const written = await insertStatement(tx, {
    order: order.toJson([placed]),
    lines: line.toJson(lines.map((one) => ({ ...one, ...ofOrder }))),
    menuLines: menuLine.toJson(menuLines.map((one) => ({ ...one, ...ofOrder }))),
  })
  return written.length > 0
}
