import { amountDue } from '#domain/order/amountDue'
import type { Clock } from '#domain/time/clock'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import { findPayments } from '../../modules/order/orderPaymentsReadModel'
import { lockOrder } from '../../modules/order/orderRepo'
import { recordTransfer } from '../../modules/payment/paymentRepo'
import { createOrderMails } from './orderMails'

type ReceivedTransfer = 'received' | 'alreadyPaid' | 'notAwaited'

type Dependencies = { db: Database; clock: Clock; mail: Pick<MailService, 'write' | 'wake'> }

/** Writes down that the transfer of an order has reached the bank and tells its customer; again changes nothing. */
export function createReceiveTransfer({ db, clock, mail }: Dependencies) {
  const mails = createOrderMails(mail)
  return async (orderId: string): Promise<ReceivedTransfer> => {
    const outcome = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order?.payByCreditTransfer || order.status === 'canceled') return 'notAwaited'
      const due = amountDue(order.totalTTC, await findPayments(tx, [orderId]))
      if (due === 0) return 'alreadyPaid'
      await recordTransfer(tx, orderId, clock.now())
      await mails.transferReceived(tx, orderId, due)
      return 'received'
    })
    if (outcome === 'received') mail.wake()
    return outcome
  }
}
