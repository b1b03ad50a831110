import type { Database } from '../../db/database'
import { findLines, findPayments, type OrderLineRow, type PaymentRow } from './orderRepo'

/** What hangs on the orders of one answer. */
export type OrderBatch = {
  lines: (orderId: string) => Promise<OrderLineRow[]>
  payments: (orderId: string) => Promise<PaymentRow[]>
}

/** Reads lines and payments once for all orders of an answer, and only when they are asked for. */
export function createOrderBatch(db: Database, orderIds: readonly string[]): OrderBatch {
  const once = <Row extends { orderId: string }>(read: () => Promise<Row[]>) => {
    let rows: Promise<Row[]> | null = null
    return async (orderId: string) => {
      rows ??= read()
      return (await rows).filter((row) => row.orderId === orderId)
    }
  }
  return {
    lines: once(() => findLines(db, orderIds)),
    payments: once(() => findPayments(db, orderIds)),
  }
}
