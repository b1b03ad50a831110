import { plannedMoves } from '#domain/order/orderProgress'
import type { OrderStatus } from '#domain/order/orderStatus'
import { MINUTE_MS } from '#domain/time/durations'
import type { orderMoves } from '#server/db/tables'
import { canceledAt, type OrderSeed } from './pastOrders'

type MoveRow = typeof orderMoves.$inferInsert

const WAY: readonly OrderStatus[] = ['assigned', 'supported', 'delivered']

/** When an order of the demonstration took the statuses that it has had, the one that it started with left out. */
export function pastMoves({ order, payments }: OrderSeed, now: Date): MoveRow[] {
  const { id: orderId, status, createdAt } = order
  const move = (to: OrderStatus, at: Date): MoveRow => ({ orderId, status: to, at })
  if (status === 'canceled') {
    return [move('canceled', canceledAt(createdAt))]
  }
  const paidAt = payments.find((payment) => payment.type === 'card' && payment.paidAt)?.paidAt
  return [
    ...(paidAt ? [move('confirmed', paidAt)] : []),
    ...plannedMoves(order)
      .slice(0, WAY.indexOf(status) + 1)
      .map(({ to, at }, index) =>
        // An order that is ahead of its plan has just moved.
        move(to, at <= now ? at : new Date(now.getTime() - (3 - index) * 5 * MINUTE_MS)),
      ),
  ]
}
