import type { AgreedRecovery } from '#domain/order/agreedRecovery'
import { formatDayOf, formatSlot } from '#domain/time/calendar'
import { onOneLine } from './mailBlocks'

/** The facts by which a mail says when, by whom and where trays are handed over again. */
export const recoveryRows = (recovery: AgreedRecovery): Record<string, string | null> => ({
  'Reprise des plateaux': `${formatDayOf(recovery.slot.start)}, ${onOneLine(formatSlot(recovery.slot.start, recovery.slot.end))}`,
  'Plateaux remis par': `${recovery.contactName}, ${onOneLine(recovery.contactPhone)}`,
  'Adresse de la reprise': recovery.address,
  'Consignes pour la reprise': recovery.instructions || null,
})
