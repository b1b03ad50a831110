import {
  addDays,
  businessDayStatus,
  dayRefusal,
  firstOfferedDay,
  firstSellingDay,
  parisDay,
  type BusinessDayStatus,
  type Day,
} from '../time/calendar'
import type { SlotStress } from './delivery'
import { slotRefusal } from './slotRefusal'

type OfferedSlot = { slotStartAt: Date | string; disabledSlot: boolean; stress: SlotStress }

/** A day as `businessDaysWithSlots` lists it. */
export type ListedDay = { day: Day; status: BusinessDayStatus; slots: readonly OfferedSlot[] }

/** Why nothing can be ordered for a day. */
export const DAY_CLOSURES = [
  'past',
  'closed',
  'withoutSales',
  'tooLate',
  'noSlot',
  'tooFarAhead',
] as const
export type DayClosure = (typeof DAY_CLOSURES)[number]

/** From this many slots on a day has plenty. */
const PLENTY_OF_SLOTS = 4

/** A day that the list left out, before its first or after its last. */
export const unlistedDay = (day: Day): ListedDay => ({
  day,
  status: businessDayStatus(day),
  slots: [],
})

/**
 * Why a day of this status does not sell, or null when it does. A status that is not known, or missing, means closed.
 * docs/rules/delivery.md#choosing-a-day
 */
export function statusClosure(status: BusinessDayStatus): 'withoutSales' | 'closed' | null {
  if (status === 'openWithSales') return null
  return status === 'openWithoutSales' ? 'withoutSales' : 'closed'
}

/** Why nothing can be ordered for the day, or null when something can. docs/rules/orders.md#days */
export function dayClosure({ day, status, slots }: ListedDay, now: Date): DayClosure | null {
  if (day < parisDay(now)) return 'past'
  const closure = statusClosure(status)
  if (closure !== null) return closure
  const refusal = dayRefusal(day, now)
  if (refusal !== null) return refusal === 'TOO_LATE' ? 'tooLate' : 'tooFarAhead'
  const refusals = slots.map((slot) => slotRefusal(slot.slotStartAt, slot, now))
  if (refusals.includes(null)) return null
  return slots.length > 0 && refusals.every((why) => why === 'tooLateOrder') ? 'tooLate' : 'noSlot'
}

/** How many slots of the day can still be ordered when others cannot and few are left, else null. */
export function fewSlotsLeft({ slots }: ListedDay, now: Date): number | null {
  const open = slots.filter((slot) => slotRefusal(slot.slotStartAt, slot, now) === null).length
  return open < slots.length && open < PLENTY_OF_SLOTS ? open : null
}

/**
 * The first day after `day` that can be ordered for: as in `listed` when the list has it, else by the calendar.
 * `isRefused` is true for days that the address may not have. docs/rules/orders.md#days
 */
export function nextDeliveryDay(
  day: Day,
  now: Date,
  listed: readonly ListedDay[] = [],
  isRefused: (day: Day) => boolean = () => false,
): Day {
  const [following, offered] = [addDays(day, 1), firstOfferedDay(now)]
  const next = firstSellingDay(following > offered ? following : offered)
  const known = listed.find((one) => one.day === next)
  const isClosed = known !== undefined && dayClosure(known, now) !== null
  return isClosed || isRefused(next) ? nextDeliveryDay(next, now, listed, isRefused) : next
}
