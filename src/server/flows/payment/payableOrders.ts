import { amountDue } from '#domain/order/amountDue'
import type { OrderStatus } from '#domain/order/orderStatus'
import { isPaymentTimeOver } from '#domain/order/unpaidHold'
import { rowUuid } from '../../base/inputs'
import type { Database } from '../../db/database'
import { findPayments } from '../../modules/order/orderPaymentsReadModel'
import { findOrder, lockOrder } from '../../modules/order/orderRepo'

export type PayableOrder = {
  id: string
  status: OrderStatus
  payByCreditTransfer: boolean
  /** What is still to be paid, cents TTC. */
  amountDue: number
  slotStartAt: Date
}

/** Any order as payments see it, locked until the transaction ends; null when there is none. */
export async function lockPayable(tx: Database, id: string): Promise<PayableOrder | null> {
  const parsed = rowUuid(id)
  const order = parsed === null ? null : await lockOrder(tx, parsed)
  if (!order) return null
  const due = amountDue(order.totalTTC, await findPayments(tx, [order.id]))
  const { status, payByCreditTransfer, slotStartAt } = order
  return { id: order.id, status, payByCreditTransfer, amountDue: due, slotStartAt }
}

/** The user's own order, or null, for another person's too; one whose time is over counts as canceled already. */
export async function findPayable(
  db: Database,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<PayableOrder | null> {
  const parsed = rowUuid(id)
  const order = parsed === null ? null : await findOrder(db, parsed)
  if (order?.userId !== userId) return null
  const { status, expiresAt, payByCreditTransfer, totalTTC, slotStartAt } = order
  const isOver = status === 'waitingForPayment' && isPaymentTimeOver(expiresAt, now)
  return {
    id: order.id,
    status: isOver ? 'canceled' : status,
    payByCreditTransfer,
    amountDue: amountDue(totalTTC, await findPayments(db, [order.id])),
    slotStartAt,
  }
}
