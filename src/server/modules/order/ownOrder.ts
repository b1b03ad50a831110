import * as v from 'valibot'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { notFound } from '../../base/errors'
import { lockOrder, type OrderRow } from './orderRepo'

const orderId = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** An id as the database writes it; null for a text that cannot be one. */
export function parseOrderId(id: string): string | null {
  const parsed = v.safeParse(orderId, id)
  return parsed.success ? parsed.output : null
}

/** Locks the viewer's own order until the transaction ends; anybody else's is as unknown as one that is made up. */
export async function lockOwnOrder(tx: Database, viewer: Viewer, id: string): Promise<OrderRow> {
  const parsed = parseOrderId(id)
  const order = parsed === null ? null : await lockOrder(tx, parsed)
  if (order?.userId !== viewer.id) throw notFound('Unknown order')
  return order
}
