import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import * as tables from '#server/db/tables'

const ORDERS_OF_ONE = 50
const FIRST_USER = 1_000_000
/** What the models of the demo shop are copied from: an order that has arrived, with all that hangs on it. */
const MODEL = `(select orders.* from orders join invoices on invoices.order_id = orders.id
  where status = 'delivered' order by orders.number limit 1)`

/**
 * A demo shop with so many more orders, fifty an account, each with its lines, payment, moves, cart, invoice, mail and
 * events, written by SQL. What jobs look for is as rare in a big shop as in a small one.
 */
export async function fillShop(url: string, orders: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // No foreign key is checked and no trigger runs: the rows are copies of good ones.
    await client.query('set session_replication_role = replica')
    await client.query('set work_mem = "256MB"')
    for (const statement of statements(orders)) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

function statements(orders: number): string[] {
  const users = Math.ceil(orders / ORDERS_OF_ONE)
  const copied = `(select id, cart_key, user_id, number, created_at from orders where user_id >= ${FIRST_USER})`
  return [
    `insert into users (id, email, firstname, lastname, created_at, can_use_wire_transfer)
      select ${FIRST_USER} + n, 'client' || n || '@grand.example', 'Alix', 'Martin', now(), true
      from generate_series(0, ${users - 1}) as n`,
    copyOf(tables.orders, `${MODEL} as model, generate_series(0, ${orders - 1}) as n`, {
      id: 'gen_random_uuid()',
      cart_key: 'gen_random_uuid()',
      user_id: `${FIRST_USER} + n % ${users}`,
      tracking_token: 'md5(n::text)',
      created_at: `model.created_at - n * interval '20 seconds'`,
    }),
    copyOf(
      tables.orderLines,
      `${copied} as copied, (select * from order_lines where order_id = (select id from ${MODEL} as first)
        and kind = 'product' limit 2) as model`,
      { order_id: 'copied.id' },
    ),
    copyOf(
      tables.payments,
      `${copied} as copied, (select * from payments where type = 'card' and paid_at is not null limit 1) as model`,
      { order_id: 'copied.id', intent_id: `'pi_' || copied.id`, created_at: 'copied.created_at' },
    ),
    `insert into order_moves (order_id, status, at)
      select copied.id, status, copied.created_at
      from ${copied} as copied, unnest(array['confirmed', 'delivered']) as status`,
    `insert into carts (key, user_id, content, answered_total_ttc, updated_at)
      select cart_key, user_id, '{}', 0, created_at from ${copied} as copied`,
    `insert into invoices (number, order_id, issued_at, content)
      select 'FA-G-' || number, id, created_at, '{}' from ${copied} as copied`,
    `insert into mails (recipient, subject, text, html, created_at, sent_at)
      select 'client@grand.example', 'Votre commande', '', '', created_at, created_at from ${copied} as copied`,
    `insert into sandbox_intents (id, client_secret, amount, status, metadata, created_at)
      select 'pi_' || id, 'secret', 1000, 'succeeded', '{}', created_at from ${copied} as copied`,
    `insert into sandbox_events (id, type, intent_id, created_at, delivered_at)
      select 'evt_' || id, 'payment_intent.succeeded', 'pi_' || id, created_at, created_at from ${copied} as copied`,
    `insert into payment_events (id, received_at)
      select 'evt_' || id, created_at from ${copied} as copied`,
    `insert into tokens (hash, user_id, purpose, created_at, expires_at)
      select md5(id::text), id, 'session', now(), now() + interval '45 days'
      from users where id >= ${FIRST_USER}`,
    `insert into referrals (user_id, referee_email, created_at)
      select id, 'filleul' || id || '@grand.example', created_at from users where id >= ${FIRST_USER}`,
    `insert into newsletter_subscribers (email, is_subscribed, changed_at, told_at)
      select email, true, created_at, created_at from users where id >= ${FIRST_USER}`,
  ]
}

/** An INSERT of the columns of `model` in a FROM, some of them given as SQL; the database numbers what it numbers. */
function copyOf(table: PgTable, from: string, given: Readonly<Record<string, string>>): string {
  const columns = Object.values(getTableColumns(table))
    .filter(({ generatedIdentity, columnType }) => !generatedIdentity && columnType !== 'PgSerial')
    .map(({ name }) => name)
  const values = columns.map((name) => given[name] ?? `model."${name}"`)
  const listed = columns.map((name) => `"${name}"`).join(', ')
  return `insert into ${getTableName(table)} (${listed}) select ${values.join(', ')} from ${from}`
}

/** The first of the accounts that were copied. */
export const LARGE_CUSTOMER = FIRST_USER
