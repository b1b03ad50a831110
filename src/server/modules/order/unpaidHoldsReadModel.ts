import { sql } from 'drizzle-orm'
import {
  MAX_FREE_GIVE_UPS,
  MAX_OPEN_UNPAID,
  MAX_UNPAID_OF_CALLER,
  maxUnpaidPortions,
  maxUnpaidPortionsOfCaller,
  PAID_ORDERS_OF_TRUST,
} from '#domain/order/unpaidHold'
import type { StockKey, WantedPortions } from '#domain/catalogue/portions'
import { DAY_MS } from '#domain/time/durations'
import { ADVISORY_LOCKS } from '../../db/advisoryLocks'
import type { Database } from '../../db/database'
import { createStatement } from '../../db/statement'
import { products } from '../../db/tables/catalogue'
import { orderLines, orders, unpaidCallers } from '../../db/tables/orders'
import { payments } from '../../db/tables/payments'
import { stock } from '../../db/tables/stock'
import { together } from '../../db/together'

const MONTH = 30 * DAY_MS
const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS).toISOString()

// Reads the oldest orders first and stops at as many as are needed, so that a customer of many years costs as little as a new
// one. The payment of an order is a `select` with a limit, not an `exists`: PostgreSQL would join that with all orders of the
// account. Orders that were given up are counted only while too few are paid.
const standing = createStatement<{
  paidOrders: number
  hasLetOneExpire: boolean
  givenUp: number
}>(
  'account_standing',
  sql`
    select paid.orders as "paidOrders",
      exists (select from ${orders} as own
        where own.user_id = ${sql.placeholder('userId')} and own.expired_at > ${sql.placeholder('monthAgo')}::timestamptz
      ) as "hasLetOneExpire",
      case when paid.orders >= ${sql.raw(String(PAID_ORDERS_OF_TRUST))} then 0 else (select count(*)::int from (
        select from ${orders} as own
        where own.user_id = ${sql.placeholder('userId')} and own.created_at > ${sql.placeholder('dayAgo')}::timestamptz
          and own.status = 'canceled' and not own.pay_by_credit_transfer and own.expired_at is null and not exists (
          select from ${payments} as paid
          where paid.order_id = own.id and paid.paid_at is not null and paid.amount > 0)
        limit ${sql.raw(String(MAX_FREE_GIVE_UPS + 1))}) as given_up
      ) end as "givenUp"
    from (select count(*)::int as orders from (
      select from ${orders} as own
      where own.user_id = ${sql.placeholder('userId')} and own.status <> 'canceled' and (
        select true from ${payments} as paid
        where paid.order_id = own.id and paid.paid_at is not null and paid.amount > 0
        limit 1)
      order by own.created_at
      limit ${sql.raw(String(PAID_ORDERS_OF_TRUST))}) as paid_orders
    ) as paid`,
)

const lockHolds = createStatement<Record<string, never>>(
  'lock_holds',
  // Without a caller, nothing of one is locked.
  sql`select pg_advisory_xact_lock(${sql.raw(String(ADVISORY_LOCKS.unpaidHolds))}, ${sql.placeholder('userId')}),
    pg_advisory_xact_lock(${sql.raw(String(ADVISORY_LOCKS.unpaidCallers))}, hashtext(${sql.placeholder('caller')}::text))`,
)

/** The portions of a wanted product that some of these orders hold at the point on the day. */
const portionsIn = (heldOrders: string) => sql`coalesce((
  select sum(line.quantity)::int from ${orderLines} as line
  join ${sql.raw(heldOrders)} as held_order on held_order.id = line.order_id
  where line.product_id = wanted.product_id
    and held_order.status = 'waitingForPayment'
    and held_order.distribution_point_id = ${sql.placeholder('pointId')}
    and held_order.delivery_day = ${sql.placeholder('day')}::date
), 0)`

// The order itself is not written yet.
const heldUnpaid = createStatement<{
  openOrders: number
  ordersOfCaller: number
  productId: number | null
  held: number
  heldByCaller: number
  total: number
}>(
  'held_unpaid',
  sql`
    with open_orders as (
      select id, status, distribution_point_id, delivery_day from ${orders}
      where user_id = ${sql.placeholder('userId')} and status = 'waitingForPayment'
    ), orders_of_caller as (
      select own.id, own.status, own.distribution_point_id, own.delivery_day
      from ${unpaidCallers} as called join ${orders} as own on own.id = called.order_id
      where called.caller = ${sql.placeholder('caller')}::text
        and called.created_at > ${sql.placeholder('dayAgo')}::timestamptz
        and own.status in ('waitingForPayment', 'canceled') and not exists (
          select from ${payments} as paid
          where paid.order_id = own.id and paid.paid_at is not null and paid.amount > 0)
    ), wanted as (
      select product_id from jsonb_array_elements_text(${sql.placeholder('productIds')}::jsonb) as given(id),
        lateral (select given.id::int as product_id) as parsed
    )
    select (select count(*)::int from open_orders) as "openOrders",
      (select count(*)::int from orders_of_caller) as "ordersOfCaller", wanted.product_id as "productId",
      ${portionsIn('open_orders')} as held, ${portionsIn('orders_of_caller')} as "heldByCaller",
      coalesce(day_stock.total, sold.daily_quantity) as total
    from wanted
    join ${products} as sold on sold.id = wanted.product_id
    left join ${stock} as day_stock on day_stock.product_id = wanted.product_id
      and day_stock.distribution_point_id = ${sql.placeholder('pointId')}
      and day_stock.day = ${sql.placeholder('day')}::date`,
)

export type AccountStanding = { isTrusted: boolean; isToPaySoon: boolean }

/**
 * What is known of an account that orders by card: whether it has paid before, and whether it has let an order expire or
 * given up so many that it would hold stock without end.
 */
export async function accountStanding(
  db: Database,
  userId: number,
  now: Date,
): Promise<AccountStanding> {
  const monthAgo = new Date(now.getTime() - MONTH).toISOString()
  const [row] = await standing(db, { userId, monthAgo, dayAgo: dayBefore(now) })
  if (!row) throw new Error('A count has no row')
  const isTrusted = row.paidOrders >= PAID_ORDERS_OF_TRUST
  const hasGivenUpMany = !isTrusted && row.givenUp > MAX_FREE_GIVE_UPS
  return { isTrusted, isToPaySoon: row.hasLetOneExpire || hasGivenUpMany }
}

type Hold = {
  userId: number
  /** Of `callerMark`; null counts for no one. */
  caller: string | null
  stockKey: StockKey
  portions: readonly WantedPortions[]
  now: Date
}

/**
 * Why a new account, or such accounts of one caller, may not hold this as well, or null when they may; before the order is
 * written, in its transaction. Two orders of an account or a caller wait for each other here, in any process.
 */
export async function holdRefusal(
  tx: Database,
  { userId, caller, stockKey: { pointId, day }, portions, now }: Hold,
): Promise<'TOO_MANY_UNPAID' | 'UNPAID_SHARE' | null> {
  const productIds = JSON.stringify(portions.map(({ productId }) => productId))
  // Two statements: the second one sees what the transaction that held the lock before has written.
  const [, rows] = await together([
    lockHolds(tx, { userId, caller }),
    heldUnpaid(tx, { userId, caller, productIds, pointId, day, dayAgo: dayBefore(now) }),
  ])
  if (rows.some(({ openOrders }) => openOrders >= MAX_OPEN_UNPAID)) return 'TOO_MANY_UNPAID'
  const isOver = rows.some(({ productId, held, heldByCaller, ordersOfCaller, total }) => {
    const wanted = portions.find((one) => one.productId === productId)?.quantity ?? 0
    return (
      held + wanted > maxUnpaidPortions(total) ||
      heldByCaller + wanted > maxUnpaidPortionsOfCaller(total) ||
      ordersOfCaller >= MAX_UNPAID_OF_CALLER
    )
  })
  return isOver ? 'UNPAID_SHARE' : null
}
