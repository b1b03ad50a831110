import { toInstant } from '../time/calendar'
import { deliveryHour, type SlotLike } from '../delivery/delivery'
import type { OrderStatus } from './orderStatus'
import { MINUTE_MS } from '../time/durations'

/** Minutes before its slot at which an order is given to a courier, and leaves the kitchen. */
const ASSIGNED_BEFORE = 45
const SUPPORTED_BEFORE = 20

/** Minutes before a slot from which on an order of that slot may have to move. */
export const PROGRESS_STARTS_BEFORE = ASSIGNED_BEFORE

type PlannedMove = { to: OrderStatus; at: Date }

/** When an order that goes as it should takes each status on its way, in order. */
export function plannedMoves(slot: SlotLike): PlannedMove[] {
  const start = toInstant(slot.slotStartAt).getTime()
  const before = (minutes: number) => new Date(start - minutes * MINUTE_MS)
  return [
    { to: 'assigned', at: before(ASSIGNED_BEFORE) },
    { to: 'supported', at: before(SUPPORTED_BEFORE) },
    { to: 'delivered', at: deliveryHour(slot) },
  ]
}

const ON_THE_WAY: readonly OrderStatus[] = ['confirmed', 'assigned', 'supported', 'delivered']

/**
 * The moves that an order has missed by `now`, in order: those of its plan that come after its status and whose instant
 * has come. None for an order that waits for its payment, is delivered or canceled. docs/rules/orders.md#statuses
 */
export function dueMoves(order: SlotLike & { status: OrderStatus }, now: Date): PlannedMove[] {
  const reached = ON_THE_WAY.indexOf(order.status)
  if (reached < 0) return []
  return plannedMoves(order).filter(
    ({ to, at }) => ON_THE_WAY.indexOf(to) > reached && at.getTime() <= now.getTime(),
  )
}
