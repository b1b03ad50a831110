import { and, eq, isNull } from 'drizzle-orm'
import { amountDue } from '../../../domain/order/amountDue'
import type { Clock } from '../../../domain/time/clock'
import type { Database } from '../../db/database'
import { payments } from '../../db/tables'
import type { MailService } from '../../mail/mailService'
import { createOrderLetters } from './orderLetters'
import { findPayments, lockOrder } from './orderRepo'

export type ReceivedTransfer = 'received' | 'alreadyPaid' | 'notAwaited'

type Dependencies = { db: Database; clock: Clock; mail: Pick<MailService, 'write' | 'wake'> }

/** Writes down that the transfer of an order has reached the bank and tells its customer; again changes nothing. */
export function createReceiveTransfer({ db, clock, mail }: Dependencies) {
  const letters = createOrderLetters(mail)
  return async (orderId: string): Promise<ReceivedTransfer> => {
    const outcome = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order?.payByCreditTransfer || order.status === 'canceled') return 'notAwaited'
      const known = await findPayments(tx, [orderId])
      const due = amountDue(order.totalTTC, known)
      if (due === 0) return 'alreadyPaid'
      const awaited = and(
        eq(payments.orderId, orderId),
        eq(payments.type, 'wireTransfer'),
        isNull(payments.paidAt),
        eq(payments.hasFailed, false),
      )
      await tx.update(payments).set({ paidAt: clock.now() }).where(awaited)
      await letters.transferReceived(tx, orderId, due)
      return 'received'
    })
    if (outcome === 'received') mail.wake()
    return outcome
  }
}
