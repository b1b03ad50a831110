import {
  addDays,
  firstOfferedDay,
  firstSellingDay,
  instantAt,
  nextBusinessDay,
  parisTime,
  toInstant,
  type Day,
} from '../time/calendar'
import { slotHours, type Hours } from '../catalogue/storefronts'
import { MINUTE_MS } from '../time/durations'

export type Slot = { slotStartAt: Date; slotEndAt: Date }
/** A slot whose instants may still be the ISO strings of the API. */
export type SlotLike = { slotStartAt: Date | string; slotEndAt: Date | string }
export type SlotStress = 'low' | 'medium' | 'high'

/** How long a slot lasts. docs/rules/delivery.md#slots */
export const SLOT_MINUTES = 30
/** Characters from which on an address is searched for. */
export const ADDRESS_MIN_LENGTH = 4
/** Metres; farther is a far delivery. docs/rules/delivery.md#distance */
const NEAR_DISTANCE = 9999
const FAR_DELIVERY_CLOSES_AT = '18:00'
const MEDIUM_STRESS = 0.5
const HIGH_STRESS = 0.8

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

// Clocks change at night, when no line delivers: between the slots of a day lies as much time as the clock on the wall says.
function slotsBetween(day: Day, { from, to }: Hours): Slot[] {
  const count = Math.floor((toMinutes(to) - toMinutes(from)) / SLOT_MINUTES)
  const opensAt = instantAt(day, from).getTime()
  const boundary = (index: number) => new Date(opensAt + index * SLOT_MINUTES * MINUTE_MS)
  return Array.from({ length: count }, (_, index) => ({
    slotStartAt: boundary(index),
    slotEndAt: boundary(index + 1),
  }))
}

/** The half-hour slots of a line on a day, in order, whether or not the day sells. docs/rules/delivery.md#slots */
export function daySlots(day: Day, lineId: string): Slot[] {
  return slotHours(lineId).flatMap((hours) => slotsBetween(day, hours))
}

/** The delivery hour of a slot: its start plus half its length. Error: RangeError on a bad instant. docs/rules/delivery.md#delivery-hour */
export function deliveryHour({ slotStartAt, slotEndAt }: SlotLike): Date {
  const start = toInstant(slotStartAt).getTime()
  return new Date(start + (toInstant(slotEndAt).getTime() - start) / 2)
}

/** The slot whose delivery hour is `hour`, or undefined when it is gone. docs/rules/delivery.md#delivery-hour */
export function matchSlot<T extends SlotLike>(
  slots: readonly T[],
  hour: Date | string,
): T | undefined {
  const wanted = toInstant(hour).getTime()
  return slots.find((slot) => deliveryHour(slot).getTime() === wanted)
}

/** How busy a slot is by its share of capacity: medium from a half, high from four fifths. docs/rules/delivery.md#slots */
export function slotStress(taken: number, capacity: number): SlotStress {
  if (taken >= capacity * HIGH_STRESS) return 'high'
  return taken >= capacity * MEDIUM_STRESS ? 'medium' : 'low'
}

/** Whether less than the line's lead time (minutes) is left before the slot starts. docs/rules/delivery.md#slots */
export function isTooLate(now: Date, slotStart: Date | string, leadTimeMinutes: number): boolean {
  return toInstant(slotStart).getTime() - now.getTime() < leadTimeMinutes * MINUTE_MS
}

/** Whether a slot of the line starts at this instant. docs/rules/delivery.md#slots */
export function isSlotInHours(lineId: string, start: Date | string): boolean {
  const instant = toInstant(start)
  if (instant.getTime() % MINUTE_MS !== 0) return false
  const minutes = toMinutes(parisTime(instant))
  return slotHours(lineId).some(({ from, to }) => {
    const sinceOpening = minutes - toMinutes(from)
    return (
      sinceOpening >= 0 &&
      sinceOpening % SLOT_MINUTES === 0 &&
      minutes + SLOT_MINUTES <= toMinutes(to)
    )
  })
}

/** Whether a slot of the day suits all these lines. docs/rules/delivery.md#slots */
export function haveCommonSlot(lineIds: readonly string[], day: Day): boolean {
  const slots = daySlots(day, lineIds[0] ?? '')
  return slots.some(({ slotStartAt }) => lineIds.every((id) => isSlotInHours(id, slotStartAt)))
}

/** The lines of these items that have no slot at this instant, each once. docs/rules/delivery.md#slots */
export function linesOutOfHours(
  items: readonly { lineId: string }[],
  start: Date | string,
): string[] {
  const lineIds = new Set(items.map(({ lineId }) => lineId))
  return [...lineIds].filter((lineId) => !isSlotInHours(lineId, start))
}

/** Whether the instant is after 18:00 Paris time; 18:00:00 itself is not. */
function isAfterFarDeliveryCloses(now: Date): boolean {
  if (parisTime(now) !== FAR_DELIVERY_CLOSES_AT) return parisTime(now) > FAR_DELIVERY_CLOSES_AT
  return now.getTime() % MINUTE_MS > 0
}

/**
 * The distance rule: more than 9999 metres, after 18:00 Paris time, for the next business day, outside the e-shop.
 * `distance` is in metres, null while it is unknown. docs/rules/delivery.md#distance
 */
export function isFarDeliveryRefused({
  pathname = '',
  distance,
  deliveryDay,
  now,
}: {
  pathname?: string | undefined
  distance: number | null
  deliveryDay: Day
  now: Date
}): boolean {
  if (/\/eshop/i.test(pathname) || distance === null || distance <= NEAR_DISTANCE) return false
  return isAfterFarDeliveryCloses(now) && deliveryDay === nextBusinessDay(now)
}

/** The first day offered that the distance rule does not refuse. docs/rules/delivery.md#distance */
export function firstDeliveredDay({
  now,
  ...place
}: {
  pathname: string
  distance: number | null
  now: Date
}): Day {
  const first = firstOfferedDay(now)
  const isRefused = isFarDeliveryRefused({ ...place, deliveryDay: first, now })
  return isRefused ? firstSellingDay(addDays(first, 1)) : first
}

/** Whether the text is long enough to search an address: 4 characters, outer spaces not counted. docs/rules/delivery.md#address-search */
export function canSearchAddress(text: string): boolean {
  return text.trim().length >= ADDRESS_MIN_LENGTH
}
