import { backOffMs } from '../../../domain/time/backOff'
import type { Clock } from '../../../domain/time/clock'
import { canMove } from '../../../domain/order/orderStatus'
import type { Database } from '../../db/database'
import type { DeliveryService } from '../delivery/deliveryService'
import type { InventoryService } from '../inventory/inventoryService'
import type { MailService } from '../../mail/mailService'
import { giveBack, placeOf } from './giveBack'
import { createOrderLetters } from './orderLetters'
import {
  countExpiryAttempt,
  findExpired,
  lockOrder,
  planExpiry,
  setExpired,
  setStatus,
  type OrderRow,
} from './orderRepo'

/** Tried at the same time: one that the provider keeps waiting holds up nobody but itself. */
const MAX_AT_ONCE = 8
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 30 * 60_000

export type UnpaidOrdersDependencies = {
  db: Database
  clock: Clock
  delivery: DeliveryService
  inventory: InventoryService
  /** Offered by the payment module; false when the money has moved or is moving, and then the order stays. */
  payment: {
    cancelIntentForOrder: (orderId: string, patience: 'short' | 'long') => Promise<boolean>
  }
  mail: Pick<MailService, 'write' | 'wake'>
  log: { warn: (details: object, message: string) => void }
}

/** Cancels card orders that were not paid in time, or that their customer gave up. docs/rules/orders.md#holding */
export function createUnpaidOrders(dependencies: UnpaidOrdersDependencies) {
  const { db, clock, delivery, inventory, payment, mail, log } = dependencies
  const letters = createOrderLetters(mail)

  type MayCancel = (order: OrderRow) => boolean

  async function cancel(
    orderId: string,
    mayCancel: MayCancel,
    patience: 'short' | 'long',
  ): Promise<boolean> {
    // The intent first: once it is canceled nobody can pay for portions that are being given back.
    if (!(await payment.cancelIntentForOrder(orderId, patience))) return false
    const order = await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, orderId)
      if (!locked || !isUnpaid(locked) || !mayCancel(locked)) return null
      await giveBack(tx, locked, { delivery, inventory })
      await setStatus(tx, orderId, 'canceled', clock.now())
      if (mayCancel === hasLapsed) {
        await setExpired(tx, orderId, clock.now())
        await letters.lapsed(tx, orderId)
      }
      return locked
    })
    if (order) inventory.changed(placeOf(order))
    mail.wake()
    return order !== null
  }

  const hasLapsed: MayCancel = ({ expiresAt }) => expiresAt !== null && expiresAt <= clock.now()

  /** True when the order lapsed; if not, it is tried again later, each time twice as late. */
  async function expire(orderId: string): Promise<boolean> {
    try {
      if (await cancel(orderId, hasLapsed, 'long')) return true
    } catch (error) {
      log.warn({ err: error, orderId }, 'An unpaid order could not lapse')
    }
    const wait = backOffMs(await countExpiryAttempt(db, orderId), FIRST_RETRY_MS, MAX_RETRY_MS)
    await planExpiry(db, orderId, new Date(clock.now().getTime() + wait))
    return false
  }

  return {
    /** Tries every unpaid order whose time is over and whose attempt is due; returns how many lapsed. */
    async lapseUnpaid(isStopping = () => false): Promise<number> {
      const now = clock.now()
      let lapsed = 0
      for (;;) {
        const due = await findExpired(db, now, MAX_AT_ONCE)
        if (due.length === 0 || isStopping()) return lapsed
        const outcomes = await Promise.all(due.map(({ id }) => expire(id)))
        lapsed += outcomes.filter(Boolean).length
      }
    },

    /** False when the order does not wait for its payment, or when its money may still move. */
    giveUp: (orderId: string): Promise<boolean> => cancel(orderId, () => true, 'short'),
  }
}

const isUnpaid = ({ status }: OrderRow) =>
  status === 'waitingForPayment' && canMove(status, 'canceled')
