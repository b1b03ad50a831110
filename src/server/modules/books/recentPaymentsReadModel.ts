import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { payments } from '../../db/tables/payments'
import type { PaymentCount } from '../../metrics/books'

/** By primary key, so that it costs the same however many payments there are. */
const MAX_PAYMENTS = 20_000

/** How many payments of the day before `now` are in which state. */
export async function countRecentPayments(db: Database, now: Date): Promise<PaymentCount[]> {
  const { rows } = await db.execute<PaymentCount>(sql`
    select type,
      case when has_failed then 'failed' when paid_at is not null then 'paid' else 'open' end as state,
      count(*)::integer as count
    from (select * from ${payments} order by id desc limit ${MAX_PAYMENTS}) as recent
    where created_at > ${now.toISOString()}::timestamptz - interval '1 day'
    group by 1, 2`)
  return rows
}
