import { type Cart } from '../../../domain/cart'
import { DELIVERY_CONTACT, recoveryProblems, resolvedRecovery } from '../../../domain/itemRecovery'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

export type RecoveryErrors = Partial<Record<keyof typeof copy.errors, string>>

/** What keeps the cart's recovery from being used, in words for each field; the delivery contact's are said beside it. */
export function recoveryErrors(cart: Cart): RecoveryErrors {
  const recovery = resolvedRecovery(cart)
  if (recovery === null) return {}
  const isFieldShown = (field: string) =>
    isOtherContact(cart) || !field.startsWith('recoveryContact')
  return Object.fromEntries(
    Object.keys(recoveryProblems(recovery, cart.deliverySlot)).flatMap((field) =>
      isKnown(field) && isFieldShown(field) ? [[field, copy.errors[field]]] : [],
    ),
  )
}

const isKnown = (field: string): field is keyof typeof copy.errors => field in copy.errors

/** Whether somebody else than who receives the delivery hands the trays over. */
export const isOtherContact = ({ itemRecovery }: Cart): boolean =>
  itemRecovery !== null && itemRecovery.recoveryContactId !== DELIVERY_CONTACT
