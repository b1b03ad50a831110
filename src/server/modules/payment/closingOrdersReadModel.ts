import { asc, eq } from 'drizzle-orm'
import type { ClosingOrder } from '#domain/customer/accountClosing'
import { formatOrderNumber } from '#domain/order/orderNumber'
import { groupBy } from '../../base/groupBy'
import type { Database } from '../../db/database'
import { orders } from '../../db/tables/orders'
import { payments } from '../../db/tables/payments'
import { together } from '../../db/together'
import { moneyBackColumns, toMoneyBack } from './moneyBackRepo'

/** All orders of an account with their money, as closing it looks at them. docs/rules/accounts.md#closing */
export async function findClosingOrders(
  db: Database,
  userId: number,
): Promise<(ClosingOrder & { number: string })[]> {
  const [rows, moved] = await together([
    db
      .select({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        payByCreditTransfer: orders.payByCreditTransfer,
        totalTTC: orders.totalTTC,
      })
      .from(orders)
      .where(eq(orders.userId, userId))
      .orderBy(asc(orders.number)),
    db
      .select({
        ...moneyBackColumns,
        orderId: payments.orderId,
        refundOf: payments.refundOf,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.userId, userId))
      .orderBy(asc(payments.id)),
  ])
  const came = moved.filter(
    ({ amount, paidAt, hasFailed }) => amount > 0 && paidAt !== null && !hasFailed,
  )
  const cameFor = groupBy(came, ({ orderId }) => orderId)
  const backOf = groupBy(moved, ({ refundOf }) => refundOf)
  return rows.map(({ id, number, ...order }) => ({
    ...order,
    number: formatOrderNumber(number),
    received: (cameFor.get(id) ?? []).map(({ id: paymentId, amount, type }) => ({
      amount,
      isCard: type === 'card',
      back: (backOf.get(paymentId) ?? []).map(toMoneyBack),
    })),
  }))
}
