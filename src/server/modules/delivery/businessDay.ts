import { LRUCache } from 'lru-cache'
import type { BusinessDay, Slot } from '#generated/server/types'
import {
  addDays,
  businessDayStatus,
  dayRefusal,
  instantAt,
  toIso,
  type Day,
} from '#domain/time/calendar'
import { daySlots, isTooLate, slotStress } from '#domain/delivery/delivery'
import type { SlotLoad } from './deliveryRepo'
import type { LineRules } from './lineRulesReadModel'

const MAX_DAYS_KEPT = 1000

/** A slot that at least one of the lines offers, with the shortest lead time among these. */
type OfferedSlot = {
  start: number
  slotStartAt: string
  slotEndAt: string
  leadTimeMinutes: number
}
type TimedSlot = Omit<OfferedSlot, 'leadTimeMinutes'>

const slotsKept = new LRUCache<string, readonly TimedSlot[]>({ max: MAX_DAYS_KEPT })

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
  const isOffered = dayRefusal(day, now) === null
  const loadByStart = new Map(loads.map((load) => [load.slotStartAt.getTime(), load]))
  return {
    startAt: first.slotStartAt,
    endAt: last.slotEndAt,
    status,
    slots:
      status === 'openWithSales'
        ? slots.map((slot) =>
            withLoad(slot, loadByStart.get(slot.start) ?? { taken: 0, capacity }, {
              now,
              isOffered,
            }),
          )
        : [],
  }
}

function withLoad(
  { start, slotStartAt, slotEndAt, leadTimeMinutes }: OfferedSlot,
  { taken, capacity }: Pick<SlotLoad, 'taken' | 'capacity'>,
  { now, isOffered }: { now: Date; isOffered: boolean },
): Slot {
  return {
    slotStartAt,
    slotEndAt,
    disabledSlot:
      !isOffered || isTooLate(now, new Date(start), leadTimeMinutes) || taken >= capacity,
    stress: slotStress(taken, capacity),
  }
}
