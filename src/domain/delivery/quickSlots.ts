import { parisTime, toInstant, type Day } from '../time/calendar'
import { dayClosure, type ListedDay } from './dayOffer'
import type { SlotLike } from './delivery'
import { slotRefusal } from './slotRefusal'

type WholeSlot = ListedDay['slots'][number] & SlotLike
type Listed<Slot> = Omit<ListedDay, 'slots'> & { slots: readonly Slot[] }

/** When most meals start, and most breakfasts; the first that a day has. */
const USUAL_STARTS = ['12:00', '08:30']
const SHOWN = 3

/** On each of the next days that can be ordered for, the slot at the usual hour, when it is free. docs/rules/delivery.md#day-and-slot-at-once */
export function quickSlots<Slot extends WholeSlot>(
  days: readonly Listed<Slot>[],
  now: Date,
  /** Minutes before a slot that what is in the cart needs. */
  leadTimeOf: (slot: Slot) => number = () => 0,
  /** Whether the distance rule refuses the day. */
  isFarOn: (day: Day) => boolean = () => false,
): Slot[] {
  return days
    .filter((listed) => dayClosure(listed, now) === null && !isFarOn(listed.day))
    .flatMap(({ slots }) => mealSlot(slots) ?? [])
    .filter((slot) => slotRefusal(slot.slotStartAt, slot, now, leadTimeOf(slot)) === null)
    .slice(0, SHOWN)
}

const mealSlot = <Slot extends WholeSlot>(slots: readonly Slot[]): Slot | undefined =>
  USUAL_STARTS.map((start) =>
    slots.find(({ slotStartAt }) => parisTime(toInstant(slotStartAt)) === start),
  ).find((slot) => slot !== undefined)
