import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { orders } from '../../db/tables/orders'
import { payments } from '../../db/tables/payments'

/** What only the old provider can still end: orders with an open intent, and refunds owed to cards. */
export async function countOpenMoney(db: Database): Promise<{ unpaid: number; owed: number }> {
  const [unpaid] = await db
    .select({ rows: count() })
    .from(orders)
    .where(eq(orders.status, 'waitingForPayment'))
  const [owed] = await db
    .select({ rows: count() })
    .from(payments)
    .where(
      and(
        eq(payments.type, 'cardRefund'),
        isNull(payments.paidAt),
        eq(payments.hasFailed, false),
        isNotNull(payments.refundOf),
      ),
    )
  return { unpaid: unpaid?.rows ?? 0, owed: owed?.rows ?? 0 }
}
