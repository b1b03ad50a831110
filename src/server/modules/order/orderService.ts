import type { Clock } from '#domain/time/clock'
import { badUserInput, notFound } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import { rowUuid } from '../../base/inputs'
import { isSameSecret } from '../../base/isSameSecret'
import type { Database } from '../../db/database'
import { createInvoiceUpdate } from './invoiceUpdate'
import { findIdOfNumber } from './moveRepo'
import { createOrderBatch } from './orderBatch'
import type { OrderRecord, OrderTrackingRecord } from './orderRecord'
import { countOrdersOfUser, findOrder, findOrdersOfUser, type OrderRow } from './orderRepo'
import { parseTotals } from './orderTotals'

const MAX_ORDERS = 100

export type OrderService = ReturnType<typeof createOrderService>

/** Orders as they are: seen by their owner, followed by the person who holds their token. What moves them is in flows/order. */
export function createOrderService({ db, clock }: { db: Database; clock: Clock }) {
  const updateInvoice = createInvoiceUpdate({ db, clock })

  function toRecords(rows: readonly OrderRow[]): OrderRecord[] {
    const batch = createOrderBatch(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({ row, totals: parseTotals(row.totals), batch }))
  }

  /** Any order, for the shop itself and not for a viewer; null for an id that is made up or malformed. */
  async function find(id: string): Promise<OrderRecord | null> {
    const parsed = rowUuid(id)
    const row = parsed === null ? null : await findOrder(db, parsed)
    return toRecords(row ? [row] : [])[0] ?? null
  }

  /** The viewer's own order; another account's is as unknown as one that is made up. */
  async function get(viewer: Viewer, id: string): Promise<OrderRecord> {
    const order = await find(id)
    if (order?.row.userId !== viewer.id) throw notFound('Unknown order')
    return order
  }

  return {
    find,
    get,

    async updateInvoiceDetails(...args: Parameters<typeof updateInvoice>): Promise<OrderRecord> {
      await updateInvoice(...args)
      return get(args[0], args[1])
    },

    /** The order that people call `T-<number>`; null when there is none. */
    async findByNumber(number: number): Promise<OrderRow | null> {
      const id = await findIdOfNumber(db, number)
      return id === null ? null : findOrder(db, id)
    },

    /** The viewer's orders, newest first; with `after`, those that are older than that one. */
    async list(viewer: Viewer, limit: number, after: string | null): Promise<OrderRecord[]> {
      if (limit < 1) throw badUserInput('Ask for one order or more', { limit: 'TOO_SMALL' })
      const last = after === null ? null : (await get(viewer, after)).row
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
      if (!order || !(isOwner || isSameSecret(token ?? '', order.row.trackingToken))) {
        throw notFound('Unknown order')
      }
      return { order, isOwner }
    },
  }
}
