import { isSameHour, parisDay, toInstant, weekday, type Day } from '../time/calendar'
import type { DeliverySlot } from '../cart/cart'
import { isPlaced, type OrderStatus } from './orderStatus'
import type { OfferedDay } from './reorder'

type DatedOrder = { status: OrderStatus; slotStartAt: string }

const dayOf = ({ slotStartAt }: DatedOrder): Day => parisDay(toInstant(slotStartAt))

/** Of a customer's orders, the last one that was eaten before today; null without one. docs/rules/orders.md#as-last-time */
export function lastEaten<Order extends DatedOrder>(
  orders: readonly Order[],
  today: Day,
): Order | null {
  const eaten = orders.filter((order) => isPlaced(order.status) && dayOf(order) < today)
  const newest = eaten.reduce<Order | null>(
    (last, order) =>
      last === null || toInstant(order.slotStartAt) > toInstant(last.slotStartAt) ? order : last,
    null,
  )
  return newest
}

/** The days for which something is ordered already. */
export const orderedDays = (orders: readonly DatedOrder[]): Day[] =>
  orders.filter(({ status }) => isPlaced(status)).map(dayOf)

/** A date of a plan, in whatever state a later server may tell. */
type StatedDate = { day: Day; state: string }

/** Of the dates of orders of every week, those that the customer leaves out. docs/rules/orders.md#every-week */
export const leftOutDays = (dates: readonly StatedDate[]): Day[] =>
  dates.filter(({ state }) => state === 'skipped' || state === 'canceled').map(({ day }) => day)

/** A day and slot that an order is proposed for; `isUsual` where it is the weekday of the order before. */
export type ProposedSlot = { day: Day; slot: DeliverySlot; isUsual: boolean }

/**
 * When an order is proposed again: the first offered day of the same weekday, else the first offered day at all, by the hour
 * of the order before where the day still has it. The `barred` days, which have an order or are to have none, are passed over;
 * null when no slot is left.
 * docs/rules/orders.md#as-last-time
 */
export function nextLikeIt(
  days: readonly OfferedDay[],
  before: string,
  barred: readonly Day[],
): ProposedSlot | null {
  const usual = weekday(parisDay(toInstant(before)))
  const free = days.filter(({ day, slots }) => slots.length > 0 && !barred.includes(day))
  const found = free.find(({ day }) => weekday(day) === usual) ?? free[0]
  const slot = found && sameHour(found.slots, before)
  return slot ? { day: found.day, slot, isUsual: weekday(found.day) === usual } : null
}

/** The slot of one day at the hour of an order before; null when the day has none left. */
export function slotOfDay(
  days: readonly OfferedDay[],
  wanted: Day,
  before: string,
): ProposedSlot | null {
  const slot = sameHour(days.find(({ day }) => day === wanted)?.slots ?? [], before)
  const isUsual = weekday(parisDay(toInstant(before))) === weekday(wanted)
  return slot ? { day: wanted, slot, isUsual } : null
}

/** Of a day's slots, the one that starts at the hour of another, else the first. */
export const sameHour = (
  slots: readonly DeliverySlot[],
  before: string,
): DeliverySlot | undefined => slots.find(({ start }) => isSameHour(start, before)) ?? slots[0]
