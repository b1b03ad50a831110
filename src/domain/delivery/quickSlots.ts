import { parisTime, toInstant } from '../time/calendar'
import { dayClosure, type ListedDay } from './dayOffer'
import type { SlotLike } from './delivery'
import { slotRefusal } from './slotRefusal'

type ListedSlot = ListedDay['slots'][number] & SlotLike
type Day = Omit<ListedDay, 'slots'> & { slots: readonly ListedSlot[] }

/** When most meals start, and most breakfasts; the first that a day has. */
const USUAL_STARTS = ['12:00', '08:30']
const SHOWN = 3

/** On each of the next days that can be ordered for, the slot at the usual hour, when it is free. docs/rules/delivery.md#day-and-slot-at-once */
export function quickSlots(days: readonly Day[], now: Date): ListedSlot[] {
  return days
    .filter((listed) => dayClosure(listed, now) === null)
    .flatMap(({ slots }) => usualSlot(slots) ?? [])
    .filter((slot) => slotRefusal(slot.slotStartAt, slot, now) === null)
    .slice(0, SHOWN)
}

const usualSlot = (slots: readonly ListedSlot[]) =>
  USUAL_STARTS.map((start) =>
    slots.find(({ slotStartAt }) => parisTime(toInstant(slotStartAt)) === start),
  ).find((slot) => slot !== undefined)
