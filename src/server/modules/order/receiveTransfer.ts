import { and, eq, isNull } from 'drizzle-orm'
import { amountDue } from '../../../domain/amountDue'
import type { Clock } from '../../../domain/clock'
import type { Database } from '../../db/database'
import { payments } from '../../db/tables'
import { findPayments, lockOrder } from './orderRepo'

export type ReceivedTransfer = 'received' | 'alreadyPaid' | 'notAwaited'

/** Writes down that the transfer of an order has reached the bank; again changes nothing. */
export const createReceiveTransfer =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  (orderId: string): Promise<ReceivedTransfer> =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order?.payByCreditTransfer || order.status === 'canceled') return 'notAwaited'
      const known = await findPayments(tx, [orderId])
      if (amountDue(order.totalTTC, known) === 0) return 'alreadyPaid'
      const awaited = and(
        eq(payments.orderId, orderId),
        eq(payments.type, 'wireTransfer'),
        isNull(payments.paidAt),
        eq(payments.hasFailed, false),
      )
      await tx.update(payments).set({ paidAt: clock.now() }).where(awaited)
      return 'received'
    })
