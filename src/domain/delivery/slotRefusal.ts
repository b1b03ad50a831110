import { closingTime, parisDay, toInstant } from '../time/calendar'
import { isTooLate, type SlotStress } from './delivery'

export type SlotRefusal = 'slotUnavailable' | 'tooLateOrder'

type OfferedSlot = { disabledSlot: boolean; stress: SlotStress }

/**
 * Why the chosen slot can no longer be ordered, or null. `offered` is the slot in the latest list, undefined when it is
 * gone. A full slot has high stress, so a disabled slot without it is past its lead time. A slot with high stress may
 * have room left, so the clock is checked first, as on the server. The server knows the lead time of the listed line
 * only; `leadTimeMinutes` is that of the whole order. Error: RangeError on a bad instant.
 * docs/rules/delivery.md#what-stops-a-choice
 */
export function slotRefusal(
  start: Date | string,
  offered: OfferedSlot | undefined,
  now: Date,
  leadTimeMinutes = 0,
): SlotRefusal | null {
  const slotStart = toInstant(start)
  if (slotStart <= now) return 'tooLateOrder'
  if (offered === undefined) return 'slotUnavailable'
  // The list may have been read before its day closed for orders.
  const isOver = closingTime(parisDay(slotStart)) <= now
  if (isOver || isTooLate(now, slotStart, leadTimeMinutes)) return 'tooLateOrder'
  if (!offered.disabledSlot) return null
  return offered.stress === 'high' ? 'slotUnavailable' : 'tooLateOrder'
}
