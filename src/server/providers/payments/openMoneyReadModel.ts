import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { orders } from '../../db/tables/orders'
import { payments } from '../../db/tables/payments'
import { users } from '../../db/tables/users'

/** What only the old provider can still end: orders with an open intent, refunds owed to cards, and cards of closed accounts. */
export async function countOpenMoney(
  db: Database,
): Promise<{ unpaid: number; owed: number; closed: number }> {
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
  const [closed] = await db
    .select({ rows: count() })
    .from(users)
    .where(and(isNotNull(users.closedAt), isNotNull(users.paymentCustomerId)))
  return { unpaid: unpaid?.rows ?? 0, owed: owed?.rows ?? 0, closed: closed?.rows ?? 0 }
}
