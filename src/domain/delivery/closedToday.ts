import {
  businessDayStatus,
  firstOfferedDay,
  parisDay,
  type BusinessDayStatus,
  type Day,
} from '../time/calendar'

/**
 * Today when nothing can be ordered for it any more, or not at all, else null: the days offered begin after it, and a
 * customer who looks for it sees why. docs/rules/delivery.md#choosing-a-day
 */
export function closedToday(now: Date): { day: Day; status: BusinessDayStatus } | null {
  const day = parisDay(now)
  if (firstOfferedDay(now) === day) return null
  return { day, status: businessDayStatus(day) }
}
