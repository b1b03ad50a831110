import type { Clock } from '../../../domain/clock'
import { canMove } from '../../../domain/orderStatus'
import type { Database } from '../../db/database'
import type { DeliveryService } from '../delivery/deliveryService'
import type { InventoryService, Portions } from '../inventory/inventoryService'
import {
  findLines,
  findUnpaidSince,
  lockOrder,
  setStatus,
  type OrderLineRow,
  type OrderRow,
} from './orderRepo'

const MOST_AT_ONCE = 100

export type UnpaidOrdersDependencies = {
  db: Database
  clock: Clock
  delivery: DeliveryService
  inventory: InventoryService
  /** Offered by the payment module; false when the money has moved or is moving, and then the order stays. */
  payment: { cancelIntentForOrder: (orderId: string) => Promise<boolean> }
  log: { warn: (details: object, message: string) => void }
}

/** Cancels card orders that nobody paid in time. Decisions, section 5. */
export function createUnpaidOrders(dependencies: UnpaidOrdersDependencies) {
  const { db, clock, delivery, inventory, payment, log } = dependencies

  async function lapse(orderId: string): Promise<boolean> {
    // The intent first: once it is canceled nobody can pay for portions that are being given back.
    if (!(await payment.cancelIntentForOrder(orderId))) return false
    const order = await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, orderId)
      if (!locked || !hasLapsed(locked, clock.now())) return null
      await giveBack(tx, locked)
      await setStatus(tx, orderId, 'canceled', clock.now())
      return locked
    })
    if (order) inventory.changed(placeOf(order))
    return order !== null
  }

  async function giveBack(tx: Database, order: OrderRow) {
    const lines = await findLines(tx, [order.id])
    await inventory.giveBack(tx, placeOf(order), portionsOfLines(lines))
    await delivery.releaseSlot(tx, order.distributionPointId, order.slotStartAt)
  }

  /** Answers how many orders lapsed. An order whose intent cannot be canceled now is tried again the next time. */
  return async function lapseUnpaid(): Promise<number> {
    const due = await findUnpaidSince(db, clock.now(), MOST_AT_ONCE)
    let lapsed = 0
    for (const { id } of due) {
      try {
        if (await lapse(id)) lapsed += 1
      } catch (error) {
        log.warn({ err: error, orderId: id }, 'An unpaid order could not lapse')
      }
    }
    return lapsed
  }
}

const placeOf = (order: OrderRow) => ({
  pointId: order.distributionPointId,
  day: order.deliveryDay,
})

const hasLapsed = ({ status, expiresAt }: OrderRow, now: Date) =>
  status === 'waitingForPayment' &&
  canMove(status, 'canceled') &&
  expiresAt !== null &&
  expiresAt <= now

/** What an order took, each product once. */
function portionsOfLines(lines: readonly OrderLineRow[]): Portions[] {
  const taken = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    if (productId !== null) taken.set(productId, (taken.get(productId) ?? 0) + quantity)
  }
  return [...taken].map(([productId, quantity]) => ({ productId, quantity }))
}
