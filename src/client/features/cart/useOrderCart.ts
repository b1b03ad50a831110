import { useNavigate } from 'react-router-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useOrderCart_query$key } from '../../../../__generated__/relay/useOrderCart_query.graphql'
import { toInstant } from '../../../domain/calendar'
import { hasAddress } from '../../../domain/cart'
import { isSlotInHours, matchSlot, deliveryHour } from '../../../domain/delivery'
import { paths } from '../../config/paths'
import { clock } from '../../services/clock'
import { useCart } from '../../state/useCart'
import { useDeliveryPanel } from '../../state/useDeliveryPanel'
import { useModal } from '../../state/useModal'

/** « Commander »: leads to the order, or to the one thing that is still missing. */
export function useOrderCart(key: useOrderCart_query$key, missing: number) {
  const { businessDaysWithSlots } = useFragment(
    graphql`
      fragment useOrderCart_query on Query {
        businessDaysWithSlots(
          distributionPointId: $distributionPointId
          businessDay: $businessDay
          lat: $lat
          lng: $lng
          brandId: $brandId
          lineId: $lineId
        ) {
          slots {
            slotStartAt
            slotEndAt
            disabledSlot
          }
        }
      }
    `,
    key,
  )
  const { cart, clearSlot } = useCart()
  const { open } = useModal()
  const { openPanel } = useDeliveryPanel()
  const navigate = useNavigate()
  const { deliverySlot: slot } = cart

  const refuseSlot = (kind: 'slotUnavailable' | 'tooLateOrder') => {
    clearSlot()
    open({ kind })
  }

  return () => {
    if (!hasAddress(cart)) return open({ kind: 'addressDimmer', item: null })
    if (missing > 0) return open({ kind: 'minimumOrderAmount', missing })
    if (slot === null) return openPanel(cart.deliveryDay === null ? 'jour' : 'creneau')

    const hour = deliveryHour({ slotStartAt: slot.start, slotEndAt: slot.end })
    const known = matchSlot(
      businessDaysWithSlots.flatMap(({ slots }) =>
        slots.map(({ slotStartAt, slotEndAt, disabledSlot }) => ({
          slotStartAt,
          slotEndAt,
          disabledSlot,
        })),
      ),
      hour,
    )
    if (toInstant(slot.start) <= clock.now()) return refuseSlot('tooLateOrder')
    const isInHours = cart.items.every(({ lineId }) => isSlotInHours(lineId, slot.start))
    if (!isInHours || known?.disabledSlot === true) return refuseSlot('slotUnavailable')
    return void navigate(paths.order.build())
  }
}
