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
  const errors = recoveryWords(recoveryProblems(recovery, cart.deliverySlot))
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isFieldShown(field)))
}

/** The problems of a recovery, by field, in words. */
export const recoveryWords = (problems: Readonly<Record<string, string>>): RecoveryErrors =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, code]) => {
      if (!isKnown(field)) return []
      return [[field, code === 'NOT_DELIVERED' ? copy.notDelivered : copy.errors[field]]]
    }),
  )

const isKnown = (field: string): field is keyof typeof copy.errors => field in copy.errors

/** Whether somebody else than who receives the delivery hands the trays over. */
export const isOtherContact = ({ itemRecovery }: Cart): boolean =>
  itemRecovery !== null && itemRecovery.recoveryContactId !== DELIVERY_CONTACT
