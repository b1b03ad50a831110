import type { Clock } from '../../../domain/clock'
import { canMove } from '../../../domain/orderStatus'
import type { Database } from '../../db/database'
import type { DeliveryService } from '../delivery/deliveryService'
import type { InventoryService } from '../inventory/inventoryService'
import type { MailService } from '../mail/mailService'
import { giveBack, placeOf } from './giveBack'
import { createOrderLetters } from './orderLetters'
import { findUnpaidSince, lockOrder, setStatus, type OrderRow } from './orderRepo'

const MOST_AT_ONCE = 100

export type UnpaidOrdersDependencies = {
  db: Database
  clock: Clock
  delivery: DeliveryService
  inventory: InventoryService
  /** Offered by the payment module; false when the money has moved or is moving, and then the order stays. */
  payment: { cancelIntentForOrder: (orderId: string) => Promise<boolean> }
  mail: Pick<MailService, 'write' | 'wake'>
  log: { warn: (details: object, message: string) => void }
}

/** Cancels card orders that nobody paid in time, or that their customer gave up. Decisions, section 5. */
export function createUnpaidOrders(dependencies: UnpaidOrdersDependencies) {
  const { db, clock, delivery, inventory, payment, mail, log } = dependencies
  const letters = createOrderLetters(mail)

  type MayCancel = (order: OrderRow) => boolean

  async function cancel(orderId: string, mayCancel: MayCancel): Promise<boolean> {
    // The intent first: once it is canceled nobody can pay for portions that are being given back.
    if (!(await payment.cancelIntentForOrder(orderId))) return false
    const order = await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, orderId)
      if (!locked || !isUnpaid(locked) || !mayCancel(locked)) return null
      await giveBack(tx, locked, { delivery, inventory })
      await setStatus(tx, orderId, 'canceled', clock.now())
      if (mayCancel === hasLapsed) await letters.lapsed(tx, orderId)
      return locked
    })
    if (order) inventory.changed(placeOf(order))
    mail.wake()
    return order !== null
  }

  const hasLapsed: MayCancel = ({ expiresAt }) => expiresAt !== null && expiresAt <= clock.now()

  return {
    /** Answers how many orders lapsed. An order whose intent cannot be canceled now is tried again the next time. */
    async lapseUnpaid(): Promise<number> {
      const due = await findUnpaidSince(db, clock.now(), MOST_AT_ONCE)
      let lapsed = 0
      for (const { id } of due) {
        try {
          if (await cancel(id, hasLapsed)) lapsed += 1
        } catch (error) {
          log.warn({ err: error, orderId: id }, 'An unpaid order could not lapse')
        }
      }
      return lapsed
    },

    /** False when the order does not wait for its payment, or when its money may still move. */
    giveUp: (orderId: string): Promise<boolean> => cancel(orderId, () => true),
  }
}

const isUnpaid = ({ status }: OrderRow) =>
  status === 'waitingForPayment' && canMove(status, 'canceled')
