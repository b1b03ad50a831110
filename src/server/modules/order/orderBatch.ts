import { groupBy } from '../../base/groupBy'
import type { Database } from '../../db/database'
import { findCreditNoteNumbers, findInvoicedOrders } from './orderDocumentsReadModel'
import { findOrdersWithFeedback } from './orderFeedbackReadModel'
import { findPayments, type PaymentRow } from './orderPaymentsReadModel'
import { findLines, type OrderLineRow } from './orderRepo'

/** What hangs on the orders of one response. */
export type OrderBatch = {
  lines: (orderId: string) => Promise<OrderLineRow[]>
  payments: (orderId: string) => Promise<PaymentRow[]>
  /** Null until the invoice is issued. */
  invoiceNumber: (orderId: string) => Promise<string | null>
  creditNoteNumbers: (orderId: string) => Promise<string[]>
  isFeedbackDone: (orderId: string) => Promise<boolean>
}

/** Reads what hangs on them once for all orders of a response, and only when they are requested. */
export function createOrderBatch(db: Database, orderIds: readonly string[]): OrderBatch {
  const once = <Row extends { orderId: string }>(read: () => Promise<Row[]>) => {
    let rows: Promise<ReadonlyMap<string, Row[]>> | null = null
    return async (orderId: string) => {
      rows ??= read().then((all) => groupBy(all, (row) => row.orderId))
      return (await rows).get(orderId) ?? []
    }
  }
  const isAmong = (read: () => Promise<{ orderId: string }[]>) => {
    const rowsOf = once(read)
    return async (orderId: string) => (await rowsOf(orderId)).length > 0
  }
  const invoicesOf = once(() => findInvoicedOrders(db, orderIds))
  const creditNotesOf = once(() => findCreditNoteNumbers(db, orderIds))
  return {
    lines: once(() => findLines(db, orderIds)),
    payments: once(() => findPayments(db, orderIds)),
    invoiceNumber: async (orderId) => (await invoicesOf(orderId))[0]?.number ?? null,
    creditNoteNumbers: async (orderId) =>
      (await creditNotesOf(orderId)).map(({ number }) => number),
    isFeedbackDone: isAmong(() => findOrdersWithFeedback(db, orderIds)),
  }
}
