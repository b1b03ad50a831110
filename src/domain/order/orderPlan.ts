import {
  addDays,
  businessDayStatus,
  dayRefusal,
  instantAt,
  parisDay,
  parisTime,
  toInstant,
  weekday,
  type Day,
} from '../time/calendar'
import { HOUR_MS } from '../time/durations'
import { orderDeadline } from './orderDeadline'

/** Plans that an account may have. docs/rules/orders.md#every-week */
export const MAX_PLANS = 10

/** Dates of a plan that are told beforehand. */
export const PLAN_DATES = 6

/** How long before its delivery a planned order is told by mail, hours. docs/rules/orders.md#every-week */
const MAIL_HOURS = 48
/** How long before it can no longer be ordered at the latest, hours. */
const CONFIRM_HOURS = 24
/** Percent by which an order may cost more than before without being asked about by itself. */
const FREE_RISE = 5

/**
 * A date of a plan: a closed day is left out by the shop, a skipped one by the customer, a canceled one because its order
 * was called off; an ordered one has its order already. docs/rules/orders.md#every-week
 */
type PlanDate = {
  day: Day
  state: 'planned' | 'ordered' | 'skipped' | 'canceled' | 'closed'
}

/** What is repeated. docs/rules/orders.md#every-week */
type RepeatedOrder = {
  /** Of the order that it began with. */
  slotStartAt: Date | string
  /** The days that are left out: by the customer, or because their order was called off. */
  skipped: readonly Day[]
  /** Days that have their order: the customer's, to the same address, at its hour or of its line. */
  ordered: readonly Day[]
  /** Days whose order was called off. */
  canceled: readonly Day[]
}

/**
 * The next dates of an order that is repeated every week, soonest first, among them those that are left out; none before
 * what can still be ordered, none beyond the horizon. docs/rules/orders.md#every-week
 */
export function planDates(plan: RepeatedOrder, now: Date): PlanDate[] {
  const first = parisDay(toInstant(plan.slotStartAt))
  const today = parisDay(now)
  // The order itself was of its own week.
  const start = addDays(first, 7) > today ? addDays(first, 7) : today
  const ahead = (weekday(first) - weekday(start) + 7) % 7
  const days = Array.from({ length: PLAN_DATES + 1 }, (_, week) => addDays(start, ahead + week * 7))
  return days
    .filter((day) => isAhead(day, now))
    .slice(0, PLAN_DATES)
    .map((day) => ({ day, state: stateOf(day, plan) }))
}

/** Not over; the first offered day may be a later one of the same week than a closed day that is shown. */
const isAhead = (day: Day, now: Date) =>
  businessDayStatus(day) === 'openWithSales'
    ? dayRefusal(day, now) === null
    : dayRefusal(day, now) !== 'TOO_FAR_AHEAD'

const stateOf = (day: Day, { skipped, ordered, canceled }: RepeatedOrder): PlanDate['state'] => {
  if (businessDayStatus(day) !== 'openWithSales') return 'closed'
  if (ordered.includes(day)) return 'ordered'
  if (!skipped.includes(day)) return 'planned'
  return canceled.includes(day) ? 'canceled' : 'skipped'
}

/** The next date that is neither ordered, left out nor over; null for none within what is told. */
export const nextPlanDay = (plan: RepeatedOrder, now: Date): Day | null =>
  planDates(plan, now).find(({ state }) => state === 'planned')?.day ?? null

/** When the order of a day is delivered: at the plan's time of day in Paris. */
export const planDelivery = (day: Day, slotStartAt: Date | string): Date =>
  instantAt(day, parisTime(toInstant(slotStartAt)))

/**
 * Whether the mail about the planned order of a day is due: from `MAIL_HOURS` before the delivery, or from `CONFIRM_HOURS` before the
 * order closes where that is earlier, until the delivery. docs/rules/orders.md#every-week
 */
export function isPlanMailDue(
  day: Day,
  slotStartAt: Date | string,
  now: Date,
  leadTimeMinutes = 0,
): boolean {
  const delivery = planDelivery(day, slotStartAt)
  const closes = orderDeadline(delivery, leadTimeMinutes)
  const from = Math.min(
    delivery.getTime() - MAIL_HOURS * HOUR_MS,
    closes.getTime() - CONFIRM_HOURS * HOUR_MS,
  )
  return now.getTime() >= from && now < delivery
}

/**
 * The date of a plan whose mail is due: the next one that is planned and can still be ordered, `leadTimeMinutes` before its
 * hour; null for none. docs/rules/orders.md#every-week
 */
export function planMailDay(plan: RepeatedOrder, now: Date, leadTimeMinutes: number): Day | null {
  const { slotStartAt } = plan
  const next = planDates(plan, now).find(
    ({ day, state }) =>
      state === 'planned' && now < orderDeadline(planDelivery(day, slotStartAt), leadTimeMinutes),
  )
  return next && isPlanMailDue(next.day, slotStartAt, now, leadTimeMinutes) ? next.day : null
}

/** Whether an order costs so much more than before that it is asked about by itself. Cents. docs/rules/orders.md#every-week */
export const isMuchDearer = (before: number, now: number): boolean =>
  now * 100 > before * (100 + FREE_RISE)
