import { closingTime, parisDay, toInstant } from '../time/calendar'
import { isTooLate, type SlotStress } from './delivery'

export type SlotRefusal = 'slotUnavailable' | 'tooLateOrder'

type OfferedSlot = { disabledSlot: boolean; stress: SlotStress }

/**
 * Why the chosen slot can no longer be ordered, or null when it can; `offered` is what the server says of it now,
 * undefined when it is gone. A full slot is under high stress, so a disabled one that is not has had its lead time pass;
 * one under high stress may have room left, so what the clock says comes first, as at the server.
 * The server knows the lead time of the line that it lists; `leadTimeMinutes` is that of all that is ordered.
 * Error: RangeError on a bad instant. docs/rules/delivery.md#what-stops-a-choice
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
