import { hasAddress, type Cart } from '#domain/cart/cart'
import { linesOutOfHours } from '#domain/delivery/delivery'
import { lacksContact } from '#domain/order/orderContacts'
import { recoveryProblems, resolvedRecovery } from '#domain/order/itemRecovery'
import { paths } from '../../config/paths'

/** The steps before the confirmation, named as in their paths (docs/rules/orders.md#steps). */
export type OrderStep = 'recap' | 'livraison' | 'paiement'

/** Why a step may not be reached yet. */
export type OrderObstacle =
  | 'cartEmpty'
  | 'noAddress'
  | 'noSlot'
  | 'slotOutOfHours'
  | 'noEmail'
  | 'noContact'
  | 'noRecovery'

/** The step of a path's `:mode`; null for one that does not exist. */
export function stepOfMode(mode: string | undefined): OrderStep | null {
  if (mode === undefined) return 'recap'
  return mode === 'livraison' || mode === 'paiement' ? mode : null
}

export const pathOfStep = (step: OrderStep) =>
  step === 'recap' ? paths.order.build() : paths.order.build(step)

/**
 * What keeps the cart from a step, and the step where it is settled; null when the step may be reached. `hasCustomer`
 * is false for a visitor whose e-mail address is not known yet.
 */
export function obstacleTo(
  step: OrderStep,
  cart: Cart,
  hasCustomer: boolean,
): { obstacle: OrderObstacle; step: OrderStep } | null {
  if (step === 'recap') return null
  if (cart.items.length === 0) return { obstacle: 'cartEmpty', step: 'recap' }
  if (!hasAddress(cart)) return { obstacle: 'noAddress', step: 'recap' }
  if (cart.deliverySlot === null) return { obstacle: 'noSlot', step: 'recap' }
  if (linesOutOfHours(cart.items, cart.deliverySlot.start).length > 0) {
    return { obstacle: 'slotOutOfHours', step: 'recap' }
  }
  if (step === 'paiement' && !hasCustomer) return { obstacle: 'noEmail', step: 'livraison' }
  if (step === 'paiement' && lacksContact(cart)) {
    return { obstacle: 'noContact', step: 'livraison' }
  }
  if (step === 'paiement' && !hasGoodRecovery(cart)) {
    return { obstacle: 'noRecovery', step: 'livraison' }
  }
  return null
}

// A slot that the delivery has overtaken is mended by itself.
function hasGoodRecovery(cart: Cart) {
  const recovery = resolvedRecovery(cart)
  if (recovery === null) return true
  const problems = Object.keys(recoveryProblems(recovery, cart.deliverySlot))
  return problems.every((field) => field === 'selectedSlot')
}
