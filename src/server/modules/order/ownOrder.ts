import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { notFound } from '../../base/errors'
import { rowUuid } from '../../base/inputs'
import { lockOrder, type OrderRow } from './orderRepo'

/** Locks the viewer's own order until the transaction ends; another account's is as unknown as one that is made up. */
export async function lockOwnOrder(tx: Database, viewer: Viewer, id: string): Promise<OrderRow> {
  const parsed = rowUuid(id)
  const order = parsed === null ? null : await lockOrder(tx, parsed)
  if (order?.userId !== viewer.id) throw notFound('Unknown order')
  return order
}
