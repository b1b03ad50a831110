import { timingSafeEqual } from 'node:crypto'
import { amountDue } from '../../../domain/order/amountDue'
import { receivedPayment } from '../../../domain/order/invoice'
import { parseOrderResult } from '../../../domain/order/orderRefusal'
import { canMove } from '../../../domain/order/orderStatus'
import type { Viewer } from '../../base/Viewer'
import { badUserInput, notFound } from '../../base/errors'
import { countOrder } from '../../metrics/orders'
import { createInvoiceUpdate } from './invoiceDetails'
import { createTransferInstead } from './latePayment'
import { toDeliveredOrder } from './deliveredOrder'
import { createMoveOrder, type MoveOrderDependencies } from './moveOrder'
import { findIdOfNumber } from './moveRepo'
import { createOrderBatch } from './orderBatch'
import type { OrderRecord, OrderTrackingRecord } from './orderRecord'
import {
  countOrdersOfUser,
  findOrder,
  findOrdersOfUser,
  findPayments,
  findRefundsMade,
  lockOrder,
  setStatus,
  type OrderRow,
} from './orderRepo'
import { createOrderLetters } from './orderLetters'
import { parseTotals } from './orderTotals'
import { parseOrderId } from './ownOrder'
import { createPlaceOrder, type PlaceOrderDependencies } from './placeOrder'
import { createReceiveTransfer } from './receiveTransfer'
import { createRecoveryRequest } from './recoveryRequest'
import { createUnpaidOrders, type UnpaidOrdersDependencies } from './unpaidOrders'
import type { Database } from '../../db/database'

const MAX_ORDERS = 100

export type OrderService = ReturnType<typeof createOrderService>

/** Orders: placed once, seen by their owner, followed by whoever holds their token. */
export function createOrderService(
  dependencies: PlaceOrderDependencies & UnpaidOrdersDependencies & MoveOrderDependencies,
) {
  const { db, clock } = dependencies
  const unpaid = createUnpaidOrders(dependencies)
  const letters = createOrderLetters(dependencies.mail)

  function toRecords(rows: readonly OrderRow[]): OrderRecord[] {
    const batch = createOrderBatch(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({ row, totals: parseTotals(row.totals), batch }))
  }

  /** Null for an id that is made up or malformed. */
  async function find(id: string): Promise<OrderRecord | null> {
    const parsed = parseOrderId(id)
    const row = parsed === null ? null : await findOrder(db, parsed)
    return toRecords(row ? [row] : [])[0] ?? null
  }

  async function findOwn(viewer: Viewer, id: string): Promise<OrderRecord | null> {
    const order = await find(id)
    return order?.row.userId === viewer.id ? order : null
  }

  async function requireOwn(viewer: Viewer, id: string): Promise<OrderRecord> {
    const order = await findOwn(viewer, id)
    if (!order) throw notFound('Unknown order')
    return order
  }

  const placeOrder = createPlaceOrder(dependencies)
  const updateInvoice = createInvoiceUpdate(dependencies)
  const payByTransferInstead = createTransferInstead(dependencies)

  return {
    async create(...args: Parameters<typeof placeOrder>): Promise<string> {
      const result = await placeOrder(...args)
      const parsed = parseOrderResult(result)
      countOrder(parsed.kind === 'order' ? 'placed' : parsed.code)
      return result
    },

    /** The viewer's own order; anybody else's is as unknown as one that is made up. */
    get: requireOwn,

    requestRecovery: createRecoveryRequest(dependencies),

    async updateInvoiceDetails(...args: Parameters<typeof updateInvoice>): Promise<OrderRecord> {
      await updateInvoice(...args)
      return requireOwn(args[0], args[1])
    },

    async payByCreditTransfer(viewer: Viewer, id: string): Promise<OrderRecord> {
      await payByTransferInstead(viewer, (await requireOwn(viewer, id)).row)
      return requireOwn(viewer, id)
    },

    ...createMoveOrder(dependencies),

    /** Cancels an order that waits for its payment, for whoever runs the shop; false when its money may still move. */
    giveUpUnpaid: unpaid.giveUp,

    /** For whoever runs the shop, once the bank has the money. */
    receiveTransfer: createReceiveTransfer(dependencies),

    /** Any order, for whoever is part of the shop; null when there is none. */
    findById: async (id: string): Promise<OrderRow | null> => (await find(id))?.row ?? null,

    /** The order that people call `T-<number>`; null when there is none. */
    async findByNumber(number: number): Promise<OrderRow | null> {
      const id = await findIdOfNumber(db, number)
      return id === null ? null : findOrder(db, id)
    },

    /** What a delivery note says of an order. */
    async findDelivered(id: string) {
      const order = await find(id)
      if (!order) return null
      const point = await dependencies.delivery.point(String(order.row.distributionPointId))
      return toDeliveredOrder(order.row, await order.batch.lines(id), point?.name ?? '')
    },

    /** What an invoice says of the money that has come of an order. */
    async findReceived(id: string) {
      const order = await find(id)
      if (!order) return null
      const { payByCreditTransfer } = order.row
      return receivedPayment({ payByCreditTransfer, payments: await order.batch.payments(id) })
    },

    /** Cancels the card orders that nobody paid in time; answers how many. */
    lapseUnpaid: unpaid.lapseUnpaid,

    /** Cancels the viewer's own unpaid order; false when it is paid or may still be. Again changes nothing. */
    async giveUp(viewer: Viewer, id: string): Promise<boolean> {
      const order = await requireOwn(viewer, id)
      const { id: orderId, status } = order.row
      if (status !== 'waitingForPayment') return status === 'canceled'
      return unpaid.giveUp(orderId)
    },

    /** The viewer's orders, newest first; with `after`, those that are older than that one. */
    async list(viewer: Viewer, limit: number, after: string | null): Promise<OrderRecord[]> {
      if (limit < 1) throw badUserInput('Ask for one order or more', { limit: 'TOO_SMALL' })
      const last = after === null ? null : (await requireOwn(viewer, after)).row
      const page = { limit: Math.min(limit, MAX_ORDERS), after: last }
      return toRecords(await findOrdersOfUser(db, viewer.id, page))
    },

    count: (viewer: Viewer): Promise<number> => countOrdersOfUser(db, viewer.id),

    async track(
      viewer: Viewer | null,
      id: string,
      token: string | null,
    ): Promise<OrderTrackingRecord> {
      const order = await find(id)
      const isOwner = viewer !== null && order?.row.userId === viewer.id
      if (!order || !(isOwner || isSameToken(order.row.trackingToken, token))) {
        throw notFound('Unknown order')
      }
      return { order, isOwner }
    },

    /** Once a payment's transaction is over. */
    afterPaying: letters.wake,

    /** Money that goes back, with the credit notes and mails of what went, in the caller's transaction. */
    async bookRefunds(tx: Database, id: string, book: () => Promise<void>): Promise<void> {
      const earlier = new Set((await findRefundsMade(tx, id)).map(({ paymentId }) => paymentId))
      await book()
      const made = await findRefundsMade(tx, id)
      await dependencies.documents.issueCreditNotes(tx, id, made)
      for (const refund of made) {
        if (!earlier.has(refund.paymentId)) await letters.refunded(tx, id, refund)
      }
    },

    /** Any order as payments see it, locked until the transaction ends; null when there is none. */
    async lockPayable(tx: Database, id: string) {
      const parsed = parseOrderId(id)
      const order = parsed === null ? null : await lockOrder(tx, parsed)
      if (!order) return null
      const due = amountDue(order.totalTTC, await findPayments(tx, [order.id]))
      const { status, payByCreditTransfer } = order
      return { id: order.id, status, payByCreditTransfer, amountDue: due }
    },

    /** What payments may know of the user's own order; one whose time is over counts as canceled already. */
    async findPayable(id: string, userId: number) {
      const order = await find(id)
      if (order?.row.userId !== userId) return null
      const { status, expiresAt, payByCreditTransfer, totalTTC } = order.row
      const isOver =
        status === 'waitingForPayment' && expiresAt !== null && expiresAt <= clock.now()
      return {
        id: order.row.id,
        status: isOver ? ('canceled' as const) : status,
        payByCreditTransfer,
        amountDue: amountDue(totalTTC, await order.batch.payments(order.row.id)),
      }
    },

    /**
     * Confirms an order that waits for its payment, inside the caller's transaction; again changes nothing. A transfer
     * order is confirmed already, and takes a card's money while some is due.
     */
    async markPaid(
      tx: Database,
      id: string,
      paidAt: Date,
    ): Promise<'paid' | 'alreadyPaid' | 'canceled' | 'unknown'> {
      const parsed = parseOrderId(id)
      const order = parsed === null ? null : await lockOrder(tx, parsed)
      if (!order) return 'unknown'
      if (order.status === 'canceled') return 'canceled'
      if (order.payByCreditTransfer) {
        const due = amountDue(order.totalTTC, await findPayments(tx, [order.id]))
        return due > 0 ? 'paid' : 'alreadyPaid'
      }
      if (order.status !== 'waitingForPayment' || !canMove(order.status, 'confirmed')) {
        return 'alreadyPaid'
      }
      await setStatus(tx, order.id, 'confirmed', paidAt)
      await letters.confirmed(tx, order.id)
      return 'paid'
    },
  }
}

function isSameToken(expected: string, given: string | null): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given ?? '')]
  return a.length === b.length && timingSafeEqual(a, b)
}
