import { eq } from 'drizzle-orm'
import type { Clock } from '../../../domain/time/clock'
import { canMove } from '../../../domain/order/orderStatus'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { orders } from '../../db/tables'
import { badUserInput, forbidden } from '../../base/errors'
import type { MailService } from '../../mail/mailService'
import { createOrderLetters } from './orderLetters'
import { insertTransfer, setStatus, type OrderRow } from './orderRepo'
import { lockOwnOrder } from './ownOrder'

export type LatePaymentDependencies = {
  db: Database
  clock: Clock
  /** Offered by the payment module; false when the money has moved or is moving. */
  payment: { cancelIntentForOrder: (orderId: string, patience: 'short') => Promise<boolean> }
  mail: Pick<MailService, 'write' | 'wake'>
}

/** Turns an order that waits for its card into one that is paid by transfer; again changes nothing. */
export const createTransferInstead =
  ({ db, clock, payment, mail }: LatePaymentDependencies) =>
  async (viewer: Viewer, order: OrderRow): Promise<void> => {
    if (!viewer.canUseWireTransfer) throw forbidden('Not allowed to pay by transfer')
    if (isTransfer(order)) return
    requireWaiting(order, clock.now())
    // The intent first, as for an order that lapses: once it is canceled nobody can pay by card what a transfer will.
    if (!(await payment.cancelIntentForOrder(order.id, 'short')))
      throw badUserInput('ORDER_ALREADY_PAID')
    await db.transaction(async (tx) => {
      const locked = await lockOwnOrder(tx, viewer, order.id)
      if (isTransfer(locked)) return
      const now = clock.now()
      requireWaiting(locked, now)
      await setStatus(tx, locked.id, 'confirmed', now)
      await tx.update(orders).set({ payByCreditTransfer: true }).where(eq(orders.id, locked.id))
      await insertTransfer(tx, { ...locked, createdAt: now })
      await createOrderLetters(mail).confirmed(tx, locked.id)
    })
    mail.wake()
  }

const isTransfer = ({ payByCreditTransfer, status }: OrderRow) =>
  payByCreditTransfer && status !== 'canceled'

function requireWaiting({ status, expiresAt }: OrderRow, now: Date) {
  if (status === 'canceled') throw badUserInput('ORDER_CANCELED')
  if (!canMove(status, 'confirmed')) throw badUserInput('ORDER_ALREADY_PAID')
  if (expiresAt !== null && expiresAt <= now) throw badUserInput('ORDER_CANCELED')
}
