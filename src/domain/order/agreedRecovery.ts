import type { ItemRecovery } from '../cart/cart'

/** When, by whom and where trays are handed over again, as it is told; `address` is null for the delivery address. */
export type AgreedRecovery = {
  slot: { start: string; end: string }
  contactName: string
  contactPhone: string
  address: string | null
  instructions: string | null
}

/** What was agreed of an order's trays; null while no slot is. docs/rules/orders.md#tray-recovery */
export function agreedRecovery(
  recovery: Omit<ItemRecovery, 'bookedRecoveryHour'> | null,
): AgreedRecovery | null {
  if (!recovery?.selectedSlot) return null
  return {
    slot: recovery.selectedSlot,
    contactName: recovery.recoveryContactName ?? '',
    contactPhone: recovery.recoveryContactPhone ?? '',
    address: recovery.recoveryAddress?.title ?? null,
    instructions: recovery.recoveryInstructions,
  }
}
