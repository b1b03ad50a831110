import type { Clock } from '#domain/time/clock'
import { dueMoves, PROGRESS_STARTS_BEFORE } from '#domain/order/orderProgress'
import { canMove, type OrderStatus } from '#domain/order/orderStatus'
import type { Log } from '../../base/Log'
import { MINUTE_MS } from '#domain/time/durations'
import type { Database, Transaction } from '../../db/database'
import type { DeliveryService } from '../../modules/delivery/deliveryService'
import type { DocumentService } from '../../modules/document/documentService'
import type { FeedbackService } from '../../modules/feedback/feedbackService'
import type { InventoryService } from '../../modules/inventory/inventoryService'
import type { MailService } from '../../mail/mailService'
import type { PaymentService } from '../../modules/payment/paymentService'
import type { Owed } from '../../modules/payment/owedRefunds'
import { toInvoicedOrder } from '../../modules/order/invoicedOrder'
import { findOnTheWay, findSinceWhen } from '../../modules/order/moveRepo'
import { findPayments, findRefundsMade } from '../../modules/order/orderPaymentsReadModel'
import { findLines, lockOrder, setStatus, type OrderRow } from '../../modules/order/orderRepo'
import type { RefundOrder } from '../payment/refundOrder'
import { findPlansOfOrder } from '../../modules/orderPlan/orderPlanReadModel'
import { skipDay } from '../../modules/orderPlan/orderPlanRepo'
import { createOrderMails } from './orderMails'
import { releaseStock, stockKeyOf } from './releaseStock'

const MAX_AT_ONCE = 100

export type MoveOutcome =
  | { kind: 'moved'; from: OrderStatus; owed?: Owed }
  | { kind: 'refused'; from: OrderStatus }
  | { kind: 'unknown' }

/** What a transaction did; `canceled` is the order whose portions are free again. */
type Move = { outcome: MoveOutcome; canceled?: OrderRow }

type Dependencies = {
  db: Database
  clock: Clock
  delivery: Pick<DeliveryService, 'releaseSlot'>
  inventory: Pick<InventoryService, 'release' | 'changed'>
  documents: Pick<DocumentService, 'issueInvoice' | 'issueCreditNotes'>
  feedback: Pick<FeedbackService, 'sendFeedbackRequest'>
  payment: Pick<PaymentService, 'oweRefunds'>
  refundOrder: RefundOrder
  mail: Pick<MailService, 'write' | 'wake'>
  log: Pick<Log, 'warn'>
}

/** Moves orders along their way to the customer's door. docs/rules/orders.md#statuses */
export function createMoveOrder(dependencies: Dependencies) {
  const { db, clock, inventory, documents, feedback, payment, refundOrder, mail, log } =
    dependencies
  const mails = createOrderMails(mail)

  /** With the delivery the invoice is issued and the customer is asked what the meal was like, in one transaction. */
  async function deliver(tx: Transaction, order: OrderRow, at: Date) {
    const lines = await findLines(tx, [order.id])
    const payments = await findPayments(tx, [order.id])
    await documents.issueInvoice(tx, order.id, toInvoicedOrder(order, lines, payments, at))
    // Credit notes for what went back before there was an invoice.
    await documents.issueCreditNotes(tx, order.id, await findRefundsMade(tx, order.id))
    await feedback.sendFeedbackRequest(order.id, tx)
  }

  /** In the transaction `tx`: releases stock and slot, records the refunds, takes the day out of its plans and queues the mail. Returns the refunds to make. */
  async function callOff(tx: Database, order: OrderRow): Promise<Owed> {
    await releaseStock(tx, order, dependencies)
    await skipDay(tx, await findPlansOfOrder(tx, order), order.deliveryDay)
    const owed = await payment.oweRefunds(tx, order.id)
    await mails.canceled(tx, order.id, owed)
    return owed
  }

  /**
   * Moves a confirmed order one step further, or calls it off; its payment alone moves one that waits for it. An instant
   * before that of the last step counts as that one.
   */
  async function moveOrder(orderId: string, to: OrderStatus, at: Date): Promise<MoveOutcome> {
    const { outcome, canceled } = await db.transaction(async (tx): Promise<Move> => {
      const order = await lockOrder(tx, orderId)
      if (!order) return { outcome: { kind: 'unknown' } }
      const from = order.status
      const refused: Move = { outcome: { kind: 'refused', from } }
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
      inventory.changed(stockKeyOf(canceled))
      await refundOrder(canceled.id)
    }
    return outcome
  }

  return {
    moveOrder,

    /** Moves orders as their slots come nearer; returns how many moves were made. For demonstrations. */
    async progressOrders(): Promise<number> {
      const now = clock.now()
      const soon = new Date(now.getTime() + PROGRESS_STARTS_BEFORE * MINUTE_MS)
      let moves = 0
      for (const order of await findOnTheWay(db, soon, MAX_AT_ONCE)) {
        try {
          for (const { to, at } of dueMoves(order, now)) {
            if ((await moveOrder(order.id, to, at)).kind === 'moved') moves += 1
          }
        } catch (error) {
          log.warn({ err: error, orderId: order.id }, 'an order could not move')
        }
      }
      return moves
    },
  }
}
