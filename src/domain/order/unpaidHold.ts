import { toInstant } from '../time/calendar'
import { orderDeadline } from './orderDeadline'
import { MINUTE_MS } from '../time/durations'

/** From so many paid orders on, an account holds what it likes. docs/rules/orders.md#holding */
export const PAID_ORDERS_OF_TRUST = 3
/** Card orders that such a new account may leave unpaid at the same time. docs/rules/orders.md#holding */
export const MAX_OPEN_UNPAID = 3
/** Unpaid orders that such a new account may give up within a day, to order something else. docs/rules/orders.md#holding */
export const MAX_FREE_GIVE_UPS = 2
/** Of the portions of a product on a day, what it may hold without having paid them. docs/rules/orders.md#holding */
const UNPAID_SHARE = 0.3
/** What a first order for a small team needs, however few there are. docs/rules/orders.md#holding */
const ALWAYS_ALLOWED = 12
/** Orders of a day that new accounts at one address may leave unpaid, however many accounts they are. docs/rules/orders.md#holding */
export const MAX_UNPAID_OF_CALLER = 12
/** What a payment with its bank's confirmation needs, however late the order was taken. docs/rules/orders.md#holding */
const MIN_PAYMENT_TIME = 10 * MINUTE_MS

/** How many of a day's portions of a product an account without paid orders may hold unpaid. docs/rules/orders.md#holding */
export const maxUnpaidPortions = (portionsOfTheDay: number): number =>
  Math.max(Math.floor(portionsOfTheDay * UNPAID_SHARE), ALWAYS_ALLOWED)

/** How many of them all such accounts of one caller may hold at the same time: twice as many. docs/rules/orders.md#holding */
export const maxUnpaidPortionsOfCaller = (portionsOfTheDay: number): number =>
  2 * maxUnpaidPortions(portionsOfTheDay)

type HeldOrder = {
  orderedAt: Date
  heldUntil: Date
  slotStartAt: Date
  /** The longest one of its lines. */
  leadTimeMinutes: number
}

/**
 * Until when a card order can be paid so that it is delivered: while its stock is held, and its slot can be ordered. One that
 * was taken just before keeps a few minutes, never past the start of its slot. docs/rules/orders.md#holding
 */
export function payableUntil({
  orderedAt,
  heldUntil,
  slotStartAt,
  leadTimeMinutes,
}: HeldOrder): Date {
  const closesAt = orderDeadline(slotStartAt, leadTimeMinutes).getTime()
  const prepared = Math.max(closesAt, orderedAt.getTime() + MIN_PAYMENT_TIME)
  return new Date(Math.min(heldUntil.getTime(), prepared, slotStartAt.getTime()))
}

/** How long a card order keeps its stock, milliseconds; shorter for an account that has held some unpaid. docs/rules/orders.md#holding */
export const paymentTime = (isToPaySoon: boolean): number => (isToPaySoon ? 10 : 30) * MINUTE_MS

/** Whether the time to pay an unpaid order is over; that of an order without one never is. docs/rules/orders.md#holding */
export const isPaymentTimeOver = (
  expiresAt: Date | string | null | undefined,
  now: Date,
): boolean => expiresAt != null && toInstant(expiresAt) <= now
