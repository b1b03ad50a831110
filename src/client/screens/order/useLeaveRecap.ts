import { useNavigate } from 'react-router-dom'
import { toInstant } from '../../../domain/calendar'
import { paths } from '../../config/paths'
import { clock } from '../../services/clock'
import { useCart } from '../../state/useCart'
import { useDeliveryPanel } from '../../state/useDeliveryPanel'
import { useModal } from '../../state/useModal'
import { useSession } from '../../state/useSession'

/** Leads from the recap to the delivery, or to the one thing that stands between. `missing` to the minimum, cents HT. */
export function useLeaveRecap({ missing, isSlotOpen }: { missing: number; isSlotOpen: boolean }) {
  const { cart, clearSlot } = useCart()
  const { status } = useSession()
  const { open } = useModal()
  const { openPanel } = useDeliveryPanel()
  const navigate = useNavigate()
  const next = paths.order.build('livraison')

  return () => {
    if (missing > 0) return open({ kind: 'minimumOrderAmount', missing })
    if (cart.deliverySlot === null) return openPanel('creneau')
    if (!isSlotOpen) {
      const isOver = toInstant(cart.deliverySlot.start) <= clock.now()
      clearSlot()
      return open({ kind: isOver ? 'tooLateOrder' : 'slotUnavailable' })
    }
    if (status === 'anonymous') return open({ kind: 'signIn', returnTo: next })
    return void navigate(next)
  }
}
