import { canMove } from '#domain/order/orderStatus'
import { isPaymentTimeOver } from '#domain/order/unpaidHold'
import { backOffMs } from '#domain/time/backOff'
import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import { MINUTE_MS } from '#domain/time/durations'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import type { DeliveryService } from '../../modules/delivery/deliveryService'
import type { InventoryService } from '../../modules/inventory/inventoryService'
import {
  countExpiryAttempt,
  findExpired,
  lockOrder,
  planExpiry,
  setStatus,
  type OrderRow,
} from '../../modules/order/orderRepo'
import type { OrderService } from '../../modules/order/orderService'
import type { PaymentService } from '../../modules/payment/paymentService'
import { hasIntentSince, type CancelIntent } from '../payment/cancelIntent'
import { createOrderMails } from './orderMails'
import { releaseStock, stockKeyOf } from './releaseStock'

/** Tried at the same time, so that a slow response of the provider does not hold up the others. */
const MAX_AT_ONCE = 8
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 30 * MINUTE_MS

type Dependencies = {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'get'>
  delivery: Pick<DeliveryService, 'releaseSlot'>
  inventory: Pick<InventoryService, 'release' | 'changed'>
  payment: Pick<PaymentService, 'takeCall'>
  cancelIntent: CancelIntent
  mail: Pick<MailService, 'write' | 'wake'>
  log: Pick<Log, 'warn'>
}

/** Why an order is canceled: its time to pay is over, or its customer, or the shop for them, gives it up. */
type Why = 'expired' | 'givenUp'

/** Cancels card orders that were not paid in time, or that their customer gave up. docs/rules/orders.md#holding */
export function createExpireOrders(dependencies: Dependencies) {
  const { db, clock, orders, delivery, inventory, payment, cancelIntent, mail, log } = dependencies
  const mails = createOrderMails(mail)

  async function cancel(orderId: string, why: Why): Promise<boolean> {
    const mayCancel = ({ expiresAt }: OrderRow) =>
      why === 'givenUp' || isPaymentTimeOver(expiresAt, clock.now())
    // The intent first: once it is canceled no one can pay for portions that are being given back.
    const canceled = await cancelIntent(orderId, why === 'expired' ? 'long' : 'short')
    if (!canceled) return false
    const order = await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, orderId)
      if (!locked || !isUnpaid(locked) || !mayCancel(locked)) return null
      if (await hasIntentSince(tx, orderId, canceled)) return 'again'
      await releaseStock(tx, locked, { delivery, inventory })
      const now = clock.now()
      const isExpired = why === 'expired'
      await setStatus(tx, orderId, 'canceled', now, isExpired ? { expiredAt: now } : {})
      if (isExpired) await mails.expired(tx, orderId)
      return locked
    })
    if (order === 'again') return cancel(orderId, why)
    if (order) inventory.changed(stockKeyOf(order))
    mail.wake()
    return order !== null
  }

  /** True when the order expired; if not, it is tried again later, each time twice as late. */
  async function expire(orderId: string): Promise<boolean> {
    try {
      if (await cancel(orderId, 'expired')) return true
    } catch (error) {
      log.warn({ err: error, orderId }, 'an unpaid order could not expire')
    }
    const wait = backOffMs(await countExpiryAttempt(db, orderId), FIRST_RETRY_MS, MAX_RETRY_MS)
    await planExpiry(db, orderId, new Date(clock.now().getTime() + wait))
    return false
  }

  /** For the person who runs the shop: false when the order does not wait for its payment, or when its money may still move. */
  const cancelUnpaidOrder = (orderId: string): Promise<boolean> => cancel(orderId, 'givenUp')

  return {
    cancelUnpaidOrder,

    /** Tries every unpaid order whose time is over and whose attempt is due; returns how many expired. */
    async expireOrders(isStopping = () => false): Promise<number> {
      const now = clock.now()
      let expired = 0
      for (;;) {
        const due = await findExpired(db, now, MAX_AT_ONCE)
        if (due.length === 0 || isStopping()) return expired
        const outcomes = await Promise.all(due.map(({ id }) => expire(id)))
        expired += outcomes.filter(Boolean).length
      }
    },

    /**
     * Cancels the viewer's own unpaid order; false when it is paid, or may still be. To call it again changes nothing. Errors
     * PAYMENT_FAILED, RATE_LIMITED.
     */
    async giveUpOrder(viewer: Viewer, id: string): Promise<boolean> {
      const { id: orderId, status } = (await orders.get(viewer, id)).row
      if (status !== 'waitingForPayment') return status === 'canceled'
      await payment.takeCall(viewer.id)
      return cancelUnpaidOrder(orderId)
    },
  }
}

const isUnpaid = ({ status }: OrderRow) =>
  status === 'waitingForPayment' && canMove(status, 'canceled')
