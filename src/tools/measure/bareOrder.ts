import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

type Row = Record<string, unknown>

/** An order that `createOrder` wrote, and its lines: what the bare transaction writes again under other ids. */
type OrderModel = { order: Row; lines: Row[] }

export async function readModel(client: Client): Promise<OrderModel> {
  const orders = await client.query<Row>('select * from orders order by created_at desc limit 1')
  const [found] = orders.rows
  if (!found) throw new Error('createOrder wrote no order')
  const lines = await client.query<Row>('select * from order_lines where order_id = $1', [found.id])
  // The database gives these itself.
  const without = (name: string, row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))
  return {
    order: without('number', found),
    lines: lines.rows.map((line) => without('id', line)),
  }
}

/** What `createOrder` does inside its transaction, with nothing around it. */
export async function writeBareOrder(client: Client, { order, lines }: OrderModel, key: string) {
  await client.query('begin')
  const carts = await client.query<{ content: { deliverySlot: { start: string } } }>(
    `select content, answered_total_ttc, updated_at from carts where key = $1 and user_id = $2 for update`,
    [key, order.user_id],
  )
  const [cart] = carts.rows
  if (!cart) throw new Error('The cart is gone')
  await client.query('select id from orders where cart_key = $1', [key])
  const { start } = cart.content.deliverySlot
  const day = start.slice(0, 10)
  await client.query(
    `insert into stock (distribution_point_id, day, product_id, total, taken)
     values ${lines.map((_, line) => `($1, $2, $${2 * line + 3}, 1000000, $${2 * line + 4})`).join()}
     on conflict (distribution_point_id, day, product_id) do update set taken = stock.taken + excluded.taken
     where stock.taken + excluded.taken <= stock.total
     returning product_id, total, taken`,
    [
      order.distribution_point_id,
      day,
      ...lines.flatMap(({ product_id, quantity }) => [product_id, quantity]),
    ],
  )
  await client.query(
    `insert into slot_loads (distribution_point_id, slot_start_at, capacity, taken) values ($1, $2, 1000000, 1)
     on conflict (distribution_point_id, slot_start_at) do update set taken = slot_loads.taken + 1
     where slot_loads.taken < slot_loads.capacity
     returning taken, capacity`,
    [order.distribution_point_id, start],
  )
  const id = randomUUID()
  const own = { id, cart_key: key, tracking_token: id, delivery_day: day, slot_start_at: start }
  await insert(client, 'orders', [{ ...order, ...own }])
  await insert(
    client,
    'order_lines',
    lines.map((line) => ({ ...line, order_id: id })),
  )
  await client.query('commit')
}

async function insert(client: Client, table: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map(
    (_, row) =>
      `(${columns.map((_column, column) => `$${row * columns.length + column + 1}`).join()})`,
  )
  await client.query(
    `insert into ${table} (${columns.join()}) values ${values.join()}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  )
}
