import type { ItemRecovery } from '#domain/cart/cart'
import { formatDayOf, formatHour } from '#domain/time/calendar'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

/** When, by whom and where trays are handed over again. */
export function recoveryFacts({
  selectedSlot,
  recoveryContactName,
  recoveryAddress,
}: ItemRecovery): string[] {
  const when = selectedSlot
    ? copy.when(
        formatDayOf(selectedSlot.start),
        formatHour(selectedSlot.start),
        formatHour(selectedSlot.end),
      )
    : copy.noSlot
  return [when, recoveryContactName ?? '', recoveryAddress?.title ?? ''].filter(Boolean)
}
