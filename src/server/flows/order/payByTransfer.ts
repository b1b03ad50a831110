import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { canMove } from '#domain/order/orderStatus'
import { isPaymentTimeOver } from '#domain/order/unpaidHold'
import type { Clock } from '#domain/time/clock'
import { badUserInput, forbidden } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import type { OrderRecord } from '../../modules/order/orderRecord'
import { setStatus, type OrderRow } from '../../modules/order/orderRepo'
import type { OrderService } from '../../modules/order/orderService'
import { lockOwnOrder } from '../../modules/order/ownOrder'
import { insertTransfer } from '../../modules/payment/paymentRepo'
import type { PaymentService } from '../../modules/payment/paymentService'
import { hasIntentSince, type CancelIntent } from '../payment/cancelIntent'
import { createOrderMails } from './orderMails'

type Dependencies = {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'get'>
  payment: Pick<PaymentService, 'takeCall'>
  cancelIntent: CancelIntent
  mail: Pick<MailService, 'write' | 'wake'>
}

/** Turns an order that waits for its card into one that is paid by transfer; again changes nothing. Errors PAYMENT_FAILED, RATE_LIMITED. */
export function createPayByTransfer(dependencies: Dependencies) {
  const { db, clock, orders, payment, cancelIntent, mail } = dependencies
  const mails = createOrderMails(mail)

  async function pay(viewer: Viewer, order: OrderRow): Promise<void> {
    if (!viewer.canUseWireTransfer) throw forbidden('Not allowed to pay by transfer')
    if (isTransfer(order)) return
    requireWaiting(order, clock.now())
    await payment.takeCall(viewer.id)
    await changeToTransfer(viewer, order.id)
    mail.wake()
  }

  async function changeToTransfer(viewer: Viewer, id: string): Promise<void> {
    // The intent first, as for an order that expires: once it is canceled no one can pay by card what a transfer will.
    const canceled = await cancelIntent(id, 'short')
    if (!canceled) throw badUserInput(ERROR_MESSAGES.orderAlreadyPaid)
    const isDone = await db.transaction(async (tx) => {
      const locked = await lockOwnOrder(tx, viewer, id)
      if (isTransfer(locked)) return true
      const now = clock.now()
      requireWaiting(locked, now)
      if (await hasIntentSince(tx, id, canceled)) return false
      await setStatus(tx, locked.id, 'confirmed', now, { payByCreditTransfer: true })
      await insertTransfer(tx, { ...locked, createdAt: now })
      await mails.confirmed(tx, locked.id)
      return true
    })
    if (!isDone) await changeToTransfer(viewer, id)
  }

  return async (viewer: Viewer, id: string): Promise<OrderRecord> => {
    await pay(viewer, (await orders.get(viewer, id)).row)
    return orders.get(viewer, id)
  }
}

const isTransfer = ({ payByCreditTransfer, status }: OrderRow) =>
  payByCreditTransfer && status !== 'canceled'

function requireWaiting({ status, expiresAt }: OrderRow, now: Date) {
  if (status === 'canceled') throw badUserInput(ERROR_MESSAGES.orderCanceled)
  if (!canMove(status, 'confirmed')) throw badUserInput(ERROR_MESSAGES.orderAlreadyPaid)
  if (isPaymentTimeOver(expiresAt, now)) throw badUserInput(ERROR_MESSAGES.orderCanceled)
}
