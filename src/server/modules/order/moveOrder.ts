import type { Clock } from '../../../domain/time/clock'
import { dueMoves, PROGRESS_STARTS_BEFORE } from '../../../domain/order/orderProgress'
import { canMove, type OrderStatus } from '../../../domain/order/orderStatus'
import type { Database } from '../../db/database'
import type { DeliveryService } from '../delivery/deliveryService'
import type { DocumentService } from '../document/documentService'
import type { FeedbackService } from '../feedback/feedbackService'
import type { InventoryService } from '../inventory/inventoryService'
import type { MailService } from '../../mail/mailService'
import type { PaymentService } from '../payment/paymentService'
import type { Owed } from '../payment/refunds'
import { giveBack, placeOf } from './giveBack'
import { toInvoicedOrder } from './invoicedOrder'
import { createOrderLetters } from './orderLetters'
import { findOnTheWay, findSinceWhen } from './moveRepo'
import {
  findLines,
  findPayments,
  findRefundsMade,
  lockOrder,
  setStatus,
  type OrderRow,
} from './orderRepo'

const MOST_AT_ONCE = 100

export type MoveOutcome =
  | { kind: 'moved'; from: OrderStatus; owed?: Owed }
  | { kind: 'refused'; from: OrderStatus }
  | { kind: 'unknown' }

/** What a transaction did; `canceled` is the order whose portions are free again. */
type Made = { outcome: MoveOutcome; canceled?: OrderRow }

export type MoveOrderDependencies = {
  db: Database
  clock: Clock
  delivery: DeliveryService
  inventory: InventoryService
  documents: Pick<DocumentService, 'issueInvoice' | 'issueCreditNotes'>
  feedback: Pick<FeedbackService, 'sendFeedbackRequest'>
  payment: Pick<PaymentService, 'oweRefunds' | 'refundOrder'>
  mail: Pick<MailService, 'write' | 'wake'>
  log: { warn: (details: object, message: string) => void }
}

/** Moves orders along their way to the customer's door. docs/rules/orders.md#statuses */
export function createMoveOrder(dependencies: MoveOrderDependencies) {
  const { db, clock, inventory, documents, feedback, payment, mail, log } = dependencies
  const letters = createOrderLetters(mail)

  /** An order delivered is an order invoiced, whose customer is asked what it was like: all or nothing. */
  async function deliver(tx: Database, order: OrderRow, at: Date) {
    const lines = await findLines(tx, [order.id])
    const payments = await findPayments(tx, [order.id])
    await documents.issueInvoice(tx, order.id, toInvoicedOrder(order, lines, payments, at))
    // What went back before there was an invoice.
    await documents.issueCreditNotes(tx, order.id, await findRefundsMade(tx, order.id))
    await feedback.sendFeedbackRequest(order.id, tx)
  }

  /** What it took is free again, what was paid for it goes back, and its customer is told: all or nothing. */
  async function callOff(tx: Database, order: OrderRow): Promise<Owed> {
    await giveBack(tx, order, dependencies)
    const owed = await payment.oweRefunds(tx, order.id)
    await letters.canceled(tx, order.id, owed)
    return owed
  }

  /**
   * Moves a confirmed order one step further, or calls it off; its payment alone moves one that waits for it. An instant
   * before that of the last step counts as that one.
   */
  async function move(orderId: string, to: OrderStatus, at: Date): Promise<MoveOutcome> {
    const { outcome, canceled } = await db.transaction(async (tx): Promise<Made> => {
      const order = await lockOrder(tx, orderId)
      if (!order) return { outcome: { kind: 'unknown' } }
      const from = order.status
      const refused: Made = { outcome: { kind: 'refused', from } }
      if (from === 'waitingForPayment' || !canMove(from, to)) return refused
      const since = await findSinceWhen(tx, order)
      const movedAt = at > since ? at : since
      await setStatus(tx, order.id, to, movedAt)
      if (to === 'canceled') {
        const owed = await callOff(tx, order)
        return { outcome: { kind: 'moved', from, owed }, canceled: order }
      }
      if (to === 'delivered') await deliver(tx, order, movedAt)
      return { outcome: { kind: 'moved', from } }
    })
    if (outcome.kind === 'moved') mail.wake()
    if (canceled) {
      inventory.changed(placeOf(canceled))
      await payment.refundOrder(canceled.id)
    }
    return outcome
  }

  return {
    move,

    /** Moves orders as their slots come nearer; answers how many moves were made. For demonstrations. */
    async progress(): Promise<number> {
      const now = clock.now()
      const soon = new Date(now.getTime() + PROGRESS_STARTS_BEFORE * 60_000)
      let moves = 0
      for (const order of await findOnTheWay(db, soon, MOST_AT_ONCE)) {
        try {
          for (const { to, at } of dueMoves(order, now)) {
            if ((await move(order.id, to, at)).kind === 'moved') moves += 1
          }
        } catch (error) {
          log.warn({ err: error, orderId: order.id }, 'An order could not move')
        }
      }
      return moves
    },
  }
}
