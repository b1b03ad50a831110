import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { TRAY_LINE, TRAY_POINT, trayCart, trayItems } from '../support/trayCart'
import { send, signIn } from './demoCustomer'

const DAYS = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01']
const SLOTS = [
  ['11:00', '11:30'],
  ['11:30', '12:00'],
  ['12:00', '12:30'],
  ['12:30', '13:00'],
] as const

/** A customer with as many carts as asked for, three articles each, spread over five days and four slots. */
export async function prepareCarts(url: string, client: Client, count: number) {
  // No one is to be refused: what is measured is orders that are taken.
  await client.query('update products set daily_quantity = 1000000')
  await client.query('update distribution_points set slot_capacity = 1000000')
  await client.query('update stock set total = 1000000')
  await client.query('update slot_loads set capacity = 1000000')
  const token = await signIn(url)
  const items = await someItems(url)
  const models: string[] = []
  for (const day of DAYS) {
    for (const [from, to] of SLOTS) {
      const key = randomUUID()
      const slot = { day, start: `${day}T${from}:00+01:00`, end: `${day}T${to}:00+01:00` }
      const cart = trayCart(items, slot)
      await send(url, SET_CART, { key, cart }, token)
      models.push(key)
    }
  }
  // Copied in the database: setting thousands of carts one by one is not what is measured.
  const { rows } = await client.query<{ key: string }>(
    `insert into carts (key, user_id, content, answered_total_ttc, updated_at)
     select gen_random_uuid(), user_id, content, answered_total_ttc, updated_at
     from generate_series(1, $2) as number
     join (select *, row_number() over () as position from carts where key = any($1)) as model
       on model.position = number % $3 + 1
     returning key`,
    [models, count, models.length],
  )
  return { token, keys: rows.map(({ key }) => key) }
}

const SET_CART = `mutation measureCart($key: String!, $cart: CartInput!) { setCart(key: $key, cart: $cart) { id } }`
const ITEMS = `query measureItems($input: AvailableInventoryInput!) { availableInventory(input: $input) { products { id } } }`

async function someItems(url: string) {
  const input = { date: DAYS[0], distributionPointsIds: [TRAY_POINT], linesIds: [TRAY_LINE] }
  const { availableInventory } = await send<{
    availableInventory: { products: { id: string }[] }
  }>(url, ITEMS, { input })
  return trayItems(availableInventory.products.slice(0, 3))
}
