import { useNavigate } from 'react-router-dom'
import type { SlotRefusal } from '#domain/delivery/slotRefusal'
import { paths } from '../../../config/paths'
import { track } from '../../../services/analytics/analytics'
import { useCart } from '../../../state/useCart'
import { useDeliveryPanel } from '../../../routing/useDeliveryPanel'
import { useModal } from '../../../state/useModal'
import { useIsSlotHeld } from '../../../state/useIsSlotHeld'

/** Leads from the recap to the delivery, or to the one thing that stands between. `missing` to the minimum, cents HT. */
export function useLeaveRecap({
  missing,
  slotRefusal,
}: {
  missing: number
  slotRefusal: SlotRefusal | null
}) {
  const { cart, clearSlot } = useCart()
  const { open } = useModal()
  const { openPanel } = useDeliveryPanel()
  const isSlotHeld = useIsSlotHeld()
  const navigate = useNavigate()
  const next = paths.order.build('livraison')

  return () => {
    if (missing > 0) return open({ kind: 'minimumOrderAmount', missing })
    if (cart.deliverySlot === null) return openPanel('creneau')
    if (slotRefusal !== null && !isSlotHeld()) {
      clearSlot()
      return open({ kind: slotRefusal })
    }
    track({ event: 'checkoutStarted', itemCount: cart.items.length })
    return void navigate(next)
  }
}
