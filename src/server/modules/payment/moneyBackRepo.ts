import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MoneyBack } from '#domain/order/moneyBack'
import type { Database } from '../../db/database'
import { payments } from '../../db/tables/payments'

type MoneyBackRow = Pick<
  typeof payments.$inferSelect,
  'id' | 'amount' | 'type' | 'providerId' | 'paidAt' | 'hasFailed'
>

const stateOf = ({ hasFailed, paidAt }: MoneyBackRow): MoneyBack['state'] => {
  if (hasFailed) return 'failed'
  return paidAt === null ? 'open' : 'gone'
}

export const moneyBackColumns = {
  id: payments.id,
  amount: payments.amount,
  type: payments.type,
  providerId: payments.providerId,
  paidAt: payments.paidAt,
  hasFailed: payments.hasFailed,
}

export const toMoneyBack = (row: MoneyBackRow): MoneyBack => ({
  id: row.id,
  amount: -row.amount,
  kind: row.type === 'dispute' ? 'dispute' : 'refund',
  providerId: row.providerId,
  state: stateOf(row),
  isByTransfer: row.type === 'wireTransferRefund',
})

/** The refunds and disputes of a payment, done or still owed, the oldest first. */
export async function findMoneyBack(db: Database, paymentId: number): Promise<MoneyBack[]> {
  const rows = await db
    .select(moneyBackColumns)
    .from(payments)
    .where(eq(payments.refundOf, paymentId))
    .orderBy(asc(payments.id))
  return rows.map(toMoneyBack)
}

type New = {
  orderId: string
  refundOf: number
  type: 'cardRefund' | 'wireTransferRefund' | 'dispute'
  /** Cents above 0. */
  amount: number
  providerId?: string
  state: MoneyBack['state']
}

export async function insertMoneyBack(
  tx: Database,
  { amount, state, ...row }: New,
  now: Date,
): Promise<void> {
  await tx
    .insert(payments)
    .values({ ...row, ...columnsOf(state, now), amount: -amount, createdAt: now })
}

const columnsOf = (state: MoneyBack['state'], now: Date) => ({
  paidAt: state === 'gone' ? now : null,
  hasFailed: state === 'failed',
})

export async function changeState(
  tx: Database,
  id: number,
  state: MoneyBack['state'],
  now: Date,
): Promise<void> {
  await tx.update(payments).set(columnsOf(state, now)).where(eq(payments.id, id))
}

export async function nameMoneyBack(tx: Database, id: number, providerId: string): Promise<void> {
  await tx.update(payments).set({ providerId }).where(eq(payments.id, id))
}

/** Owes another amount; nothing at all when it is 0. */
export async function changeOwed(tx: Database, id: number, amount: number): Promise<void> {
  if (amount === 0) await tx.delete(payments).where(eq(payments.id, id))
  else await tx.update(payments).set({ amount: -amount }).where(eq(payments.id, id))
}

const isOwedToCard = and(
  eq(payments.type, 'cardRefund'),
  isNull(payments.paidAt),
  isNull(payments.providerId),
  eq(payments.hasFailed, false),
)

export type OwedRefund = { id: number; orderId: string; amount: number; intentId: string }

/** Refunds to request from the provider, those first that were requested least often; all of an order at any time. */
export async function findOwedToCards(
  db: Database,
  { now, orderId, limit }: { now: Date; orderId?: string; limit: number },
): Promise<OwedRefund[]> {
  const paid = alias(payments, 'paid')
  const rows = await db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      amount: payments.amount,
      intentId: paid.intentId,
    })
    .from(payments)
    .innerJoin(paid, eq(paid.id, payments.refundOf))
    .where(
      and(
        isOwedToCard,
        isNotNull(paid.intentId),
        orderId === undefined
          ? or(isNull(payments.nextRefundAt), lte(payments.nextRefundAt, now))
          : eq(payments.orderId, orderId),
      ),
    )
    .orderBy(asc(payments.refundAttempts), asc(payments.id))
    .limit(limit)
  return rows.flatMap(({ amount, intentId, ...row }) =>
    intentId === null ? [] : [{ ...row, intentId, amount: -amount }],
  )
}

/** Counts a request for a refund that failed; returns how many there were. */
export async function countRefundAttempt(db: Database, id: number): Promise<number> {
  const [row] = await db
    .update(payments)
    .set({ refundAttempts: sql`${payments.refundAttempts} + 1` })
    .where(eq(payments.id, id))
    .returning({ attempts: payments.refundAttempts })
  return row?.attempts ?? 0
}

export async function planRefund(db: Database, id: number, at: Date): Promise<void> {
  await db.update(payments).set({ nextRefundAt: at }).where(eq(payments.id, id))
}

/** Records that the money was sent by transfer, also when it was to go back to a card. */
export async function setSentBack(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ ...columnsOf('gone', now), type: 'wireTransferRefund' })
    .where(inArray(payments.id, [...ids]))
}

/** Whether the same amount of an order was sent back by transfer after an instant. */
export async function wasSentBackSince(
  tx: Database,
  orderId: string,
  amount: number,
  instant: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.type, 'wireTransferRefund'),
        eq(payments.amount, -amount),
        gt(payments.paidAt, instant),
      ),
    )
    .limit(1)
  return rows.length > 0
}
