import { amountDue } from '#domain/order/amountDue'
import { canMove } from '#domain/order/orderStatus'
import { rowUuid } from '../../base/inputs'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import { findPayments } from '../../modules/order/orderPaymentsReadModel'
import { lockOrder, setStatus } from '../../modules/order/orderRepo'
import { createOrderMails } from './orderMails'

type ConfirmOutcome = 'paid' | 'alreadyPaid' | 'canceled' | 'unknown'

export type ConfirmPaidOrder = ReturnType<typeof createConfirmPaidOrder>

/**
 * Locks an order and confirms it when it waits for its payment, inside the caller's transaction; again changes nothing.
 * A transfer order is confirmed already, and takes a card's money while some is due. `canceled` when it expired or was
 * called off, `unknown` when there is no such order: nothing is changed then. Then `mail.wake()`.
 */
export function createConfirmPaidOrder({ mail }: { mail: Pick<MailService, 'write'> }) {
  const mails = createOrderMails(mail)
  return async (tx: Database, id: string, paidAt: Date): Promise<ConfirmOutcome> => {
    const parsed = rowUuid(id)
    const order = parsed === null ? null : await lockOrder(tx, parsed)
    if (!order) return 'unknown'
    if (order.status === 'canceled') return 'canceled'
    if (order.payByCreditTransfer) {
      const due = amountDue(order.totalTTC, await findPayments(tx, [order.id]))
      return due > 0 ? 'paid' : 'alreadyPaid'
    }
    if (order.status !== 'waitingForPayment' || !canMove(order.status, 'confirmed')) {
      return 'alreadyPaid'
    }
    await setStatus(tx, order.id, 'confirmed', paidAt)
    await mails.confirmed(tx, order.id)
    return 'paid'
  }
}
