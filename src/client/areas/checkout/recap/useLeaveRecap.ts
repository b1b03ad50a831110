import { useNavigate } from 'react-router-dom'
import { linesOutOfHours } from '#domain/delivery/delivery'
import { isFarCartRefused } from '#domain/delivery/farCart'
import type { SlotRefusal } from '#domain/delivery/slotRefusal'
import { paths } from '../../../config/paths'
import { track } from '../../../services/analytics'
import { clock } from '../../../services/clock'
import type { ToMinimum } from '../../../state/modal'
import { useCart } from '../../../state/useCart'
import { useDeliveryPanel } from '../../../routing/useDeliveryPanel'
import { useModal } from '../../../state/useModal'
import { useIsSlotHeld } from '../../../state/useIsSlotHeld'

/** Leads from the recap to the delivery, or to the one thing that stands between. */
export function useLeaveRecap(
  { missing, minimumOrderAmount }: ToMinimum,
  slotRefusal: SlotRefusal | null,
) {
  const { cart, clearSlot } = useCart()
  const { open } = useModal()
  const { openPanel } = useDeliveryPanel()
  const isSlotHeld = useIsSlotHeld()
  const navigate = useNavigate()
  const next = paths.order.build('livraison')

  return () => {
    const { deliverySlot: slot } = cart
    const lineIds = slot === null ? [] : linesOutOfHours(cart.items, slot.start)
    // Before the minimum, which counts what may have to leave.
    if (slot !== null && lineIds.length > 0) return open({ kind: 'slotOutOfHours', lineIds, slot })
    if (missing > 0) return open({ kind: 'minimumOrderAmount', missing, minimumOrderAmount })
    if (slot === null) return openPanel('creneau')
    if (isFarCartRefused(cart, slot, clock.now()) && !isSlotHeld()) {
      return open({ kind: 'farSameDayDelivery' })
    }
    if (slotRefusal !== null && !isSlotHeld()) {
      clearSlot()
      return open({ kind: slotRefusal })
    }
    track({ event: 'checkoutStarted', itemCount: cart.items.length })
    return void navigate(next)
  }
}
