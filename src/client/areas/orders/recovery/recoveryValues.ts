import type { DeliverySlot, ItemRecovery } from '#domain/cart/cart'
import { chooseRecoverySlot } from '#domain/order/itemRecovery'

/** The fields of a form about a recovery; the hour goes with the slot. docs/rules/orders.md#tray-recovery */
export type RecoveryValues = Omit<ItemRecovery, 'bookedRecoveryHour'>

export const RECOVERY_FIELDS = [
  'recoveryContactId',
  'recoveryContactName',
  'recoveryContactPhone',
  'recoveryInstructions',
  'recoveryAddress',
  'selectedSlot',
] as const

/** What a recovery is chosen for. */
export type RecoveryScope = {
  /** As it was when the form opened, or as the cart holds it. */
  recovery: ItemRecovery
  delivery: DeliverySlot
  deliveryAddress: string
  /** Whose zones its address is looked up in; null for that of an order that knows none. */
  brandId: string | null
  /** For an order that is placed: nothing before it is offered. */
  now?: Date | undefined
}

/** The recovery with what its form holds; fields that the form does not show stay as they were. */
export function recoveryWith(
  recovery: ItemRecovery,
  values: Partial<RecoveryValues>,
): ItemRecovery {
  const edited = { ...recovery, ...values }
  return edited.selectedSlot === null ? edited : chooseRecoverySlot(edited, edited.selectedSlot)
}
