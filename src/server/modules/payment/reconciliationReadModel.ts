import { and, eq, gte, isNotNull, lt, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MoneyBack } from '#domain/order/moneyBack'
import type { Database } from '../../db/database'
import { isAnyOf } from '../../db/isAnyOf'
import { orders } from '../../db/tables/orders'
import { payments } from '../../db/tables/payments'
import type { Period } from '../../providers/payments/PaymentProvider'
import { moneyBackColumns, toMoneyBack } from './moneyBackRepo'

/** Noted, or done, in a period: an intent may wait for days for its card, and a refund for its bank. */
const within = ({ from, to }: Period) =>
  or(
    ...[payments.createdAt, payments.paidAt].map((instant) =>
      and(gte(instant, from), lt(instant, to)),
    ),
  )

/** The intents of which the books noted something in a period. */
export async function findIntentsOf(db: Database, period: Period): Promise<string[]> {
  const received = alias(payments, 'received')
  const [made, back] = await Promise.all([
    db
      .select({ intentId: payments.intentId })
      .from(payments)
      .where(and(isNotNull(payments.intentId), isNotNull(payments.paidAt), within(period))),
    db
      .select({ intentId: received.intentId })
      .from(payments)
      .innerJoin(received, eq(received.id, payments.refundOf))
      .where(and(isNotNull(received.intentId), within(period))),
  ])
  return [...made, ...back].flatMap(({ intentId }) => (intentId === null ? [] : [intentId]))
}

/** What went back of a payment through the provider: what was sent by transfer it knows nothing of. */
export async function findBackAtProvider(db: Database, paymentId: number): Promise<MoneyBack[]> {
  const rows = await db
    .select(moneyBackColumns)
    .from(payments)
    .where(and(eq(payments.refundOf, paymentId), ne(payments.type, 'wireTransferRefund')))
  return rows.map(toMoneyBack)
}

export async function findBooked(db: Database, intentIds: readonly string[]) {
  if (intentIds.length === 0) return []
  return db
    .select({
      id: payments.id,
      intentId: payments.intentId,
      amount: payments.amount,
      paidAt: payments.paidAt,
      number: orders.number,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(isAnyOf(payments.intentId, intentIds))
}

export async function findNumbers(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(isAnyOf(orders.id, orderIds))
  return new Map(rows.map(({ id, number }) => [id, number]))
}
