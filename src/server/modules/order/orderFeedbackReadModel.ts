import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { canteenFeedbacks, orderFeedbacks } from '../../db/tables/feedbacks'

/** Those among the orders that feedback was given for. */
export const findOrdersWithFeedback = async (db: Database, orderIds: readonly string[]) =>
  db
    .select({ orderId: orderFeedbacks.orderId })
    .from(orderFeedbacks)
    .where(inArray(orderFeedbacks.orderId, [...orderIds]))
    .union(
      db
        .select({ orderId: canteenFeedbacks.orderId })
        .from(canteenFeedbacks)
        .where(inArray(canteenFeedbacks.orderId, [...orderIds])),
    )
