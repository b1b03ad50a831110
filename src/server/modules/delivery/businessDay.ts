import type { BusinessDay, Slot } from '../../../../__generated__/server/resolvers'
import { addDays, businessDayStatus, instantAt, toIso, type Day } from '../../../domain/calendar'
import { daySlots, isTooLate, slotStress } from '../../../domain/delivery'
import type { LineRules, SlotLoad } from './deliveryRepo'

const MOST_DAYS_KEPT = 1000

/** A slot that at least one of the lines offers, with the shortest lead time among these. */
type OfferedSlot = {
  start: number
  slotStartAt: string
  slotEndAt: string
  leadTimeMinutes: number
}
type TimedSlot = Omit<OfferedSlot, 'leadTimeMinutes'>

const slotsKept = new Map<string, readonly TimedSlot[]>()

/** Paris wall-clock arithmetic is slow and its outcome never changes: each line's day is worked out once. */
function slotsOf(day: Day, lineId: string): readonly TimedSlot[] {
  const key = `${day} ${lineId}`
  const kept = slotsKept.get(key)
  if (kept) return kept
  const slots = daySlots(day, lineId).map(({ slotStartAt, slotEndAt }) => ({
    start: slotStartAt.getTime(),
    slotStartAt: toIso(slotStartAt),
    slotEndAt: toIso(slotEndAt),
  }))
  if (slotsKept.size >= MOST_DAYS_KEPT) slotsKept.clear()
  slotsKept.set(key, slots)
  return slots
}

function slotsOffered(day: Day, lines: readonly LineRules[]): OfferedSlot[] {
  const byStart = new Map<number, OfferedSlot>()
  for (const { id, leadTimeMinutes } of lines) {
    for (const slot of slotsOf(day, id)) {
      const other = byStart.get(slot.start)?.leadTimeMinutes ?? leadTimeMinutes
      byStart.set(slot.start, { ...slot, leadTimeMinutes: Math.min(leadTimeMinutes, other) })
    }
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start)
}

/** A day with the slots of the lines: a slot stays open as long as one of its lines still takes orders for it. */
export function businessDayWithSlots({
  day,
  lines,
  loads,
  capacity,
  now,
}: {
  day: Day
  lines: readonly LineRules[]
  loads: readonly SlotLoad[]
  capacity: number
  now: Date
}): BusinessDay {
  const status = businessDayStatus(day)
  const slots = slotsOffered(day, lines)
  const [first, last] = [slots.at(0), slots.at(-1)]
  if (status === 'closed' || !first || !last) {
    return {
      startAt: toIso(instantAt(day, '00:00')),
      endAt: toIso(instantAt(addDays(day, 1), '00:00')),
      status,
      slots: [],
    }
  }
  const loadByStart = new Map(loads.map((load) => [load.slotStartAt.getTime(), load]))
  return {
    startAt: first.slotStartAt,
    endAt: last.slotEndAt,
    status,
    slots:
      status === 'openWithSales'
        ? slots.map((slot) =>
            withLoad(slot, loadByStart.get(slot.start) ?? { taken: 0, capacity }, now),
          )
        : [],
  }
}

function withLoad(
  { start, slotStartAt, slotEndAt, leadTimeMinutes }: OfferedSlot,
  { taken, capacity }: Pick<SlotLoad, 'taken' | 'capacity'>,
  now: Date,
): Slot {
  return {
    slotStartAt,
    slotEndAt,
    disabledSlot: isTooLate(now, new Date(start), leadTimeMinutes) || taken >= capacity,
    stress: slotStress(taken, capacity),
  }
}
