import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { canMove } from '../../../domain/orderStatus'
import type { Viewer } from '../../context'
import { badUserInput, notFound } from '../../http/errors'
import { createOrderBatch } from './orderBatch'
import type { OrderRecord, OrderTrackingRecord } from './orderRecord'
import { findOrder, findOrdersOfUser, lockOrder, setStatus, type OrderRow } from './orderRepo'
import { createPlaceOrder, type PlaceOrderDependencies } from './placeOrder'
import { createUnpaidOrders, type UnpaidOrdersDependencies } from './unpaidOrders'
import type { Database } from '../../db/database'

const MOST_ORDERS = 100

const orderId = v.pipe(v.string(), v.uuid(), v.toLowerCase())

const orderTotals = v.object({
  sumDeliveryPriceHT: v.number(),
  sumLastMinutePriceHT: v.number(),
  sumCompanyDiscountHT: v.number(),
  companyDiscountTitle: v.nullable(v.string()),
  vatParts: v.array(v.object({ rate: v.number(), amountHT: v.number(), vat: v.number() })),
})

export type OrderService = ReturnType<typeof createOrderService>

/** Orders: placed once, seen by their owner, followed by whoever holds their token. */
export function createOrderService(
  dependencies: PlaceOrderDependencies & UnpaidOrdersDependencies,
) {
  const { db, clock } = dependencies
  const unpaid = createUnpaidOrders(dependencies)

  function toRecords(rows: readonly OrderRow[]): OrderRecord[] {
    const batch = createOrderBatch(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({ row, totals: v.parse(orderTotals, row.totals), batch }))
  }

  /** Null for an id that is made up or malformed. */
  async function find(id: string): Promise<OrderRecord | null> {
    const parsed = v.safeParse(orderId, id)
    const row = parsed.success ? await findOrder(db, parsed.output) : null
    return toRecords(row ? [row] : [])[0] ?? null
  }

  async function findOwn(viewer: Viewer, id: string): Promise<OrderRecord | null> {
    const order = await find(id)
    return order?.row.userId === viewer.id ? order : null
  }

  return {
    create: createPlaceOrder(dependencies),

    /** Cancels the card orders that nobody paid in time; answers how many. */
    lapseUnpaid: unpaid.lapseUnpaid,

    /** Cancels the viewer's own unpaid order; false when it is paid or may still be. Again changes nothing. */
    async giveUp(viewer: Viewer, id: string): Promise<boolean> {
      const order = await findOwn(viewer, id)
      if (!order) throw notFound('Unknown order')
      const { id: orderId, status } = order.row
      if (status !== 'waitingForPayment') return status === 'canceled'
      return unpaid.giveUp(orderId)
    },

    async list(viewer: Viewer, limit: number): Promise<OrderRecord[]> {
      if (limit < 1) throw badUserInput('Ask for one order or more', { limit: 'TOO_SMALL' })
      return toRecords(await findOrdersOfUser(db, viewer.id, Math.min(limit, MOST_ORDERS)))
    },

    /** The viewer's own order; anybody else's is as unknown as one that is made up. */
    async get(viewer: Viewer, id: string): Promise<OrderRecord> {
      const order = await findOwn(viewer, id)
      if (!order) throw notFound('Unknown order')
      return order
    },

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
        totalTTC,
      }
    },

    /** Confirms an order that waits for its payment, inside the caller's transaction; again changes nothing. */
    async markPaid(
      tx: Database,
      id: string,
      paidAt: Date,
    ): Promise<'paid' | 'alreadyPaid' | 'canceled' | 'unknown'> {
      const parsed = v.safeParse(orderId, id)
      const order = parsed.success ? await lockOrder(tx, parsed.output) : null
      if (!order) return 'unknown'
      if (order.status === 'canceled') return 'canceled'
      if (order.status !== 'waitingForPayment' || !canMove(order.status, 'confirmed')) {
        return 'alreadyPaid'
      }
      await setStatus(tx, order.id, 'confirmed', paidAt)
      return 'paid'
    },
  }
}

function isSameToken(expected: string, given: string | null): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given ?? '')]
  return a.length === b.length && timingSafeEqual(a, b)
}
