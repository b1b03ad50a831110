import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useOrderCart_query$key } from '#generated/relay/useOrderCart_query.graphql'
import { hasAddress } from '#domain/cart/cart'
import { linesOutOfHours } from '#domain/delivery/delivery'
import { isFarCartRefused } from '#domain/delivery/farCart'
import { slotRefusal } from '#domain/delivery/slotRefusal'
import { paths } from '../../config/paths'
import { track } from '../../services/analytics'
import { clock } from '../../services/clock'
import type { ShopModal, ToMinimum } from '../../state/modal'
import { useCart } from '../../state/useCart'
import { useDeliveryPanel } from '../../routing/useDeliveryPanel'
import { useIsSlotHeld } from '../../state/useIsSlotHeld'
import { useModal } from '../../state/useModal'
import { listedSlot } from '../offer/listedSlot'
import { useCartLeadTime } from '../offer/useCartLeadTime'
import { UNLISTED_SLOT, useSlotNow } from './useSlotNow'

/** « Commander »: leads to the delivery, past the recap, whose options stand in the cart; or to the one thing that is still missing. */
export function useOrderCart(
  key: useOrderCart_query$key,
  { missing, minimumOrderAmount }: ToMinimum,
) {
  const query = useFragment(
    graphql`
      fragment useOrderCart_query on Query {
        ...useCartLeadTime_query
        businessDaysWithSlots(
          distributionPointId: $distributionPointId
          businessDay: $businessDay
          lat: $lat
          lng: $lng
          brandId: $brandId
          lineId: $lineId
        ) {
          ...listedSlot_day
        }
      }
    `,
    key,
  )
  const leadTimeOf = useCartLeadTime(query)
  const { cart, clearSlot } = useCart()
  const { modal, open } = useModal()
  const { openPanel } = useDeliveryPanel()
  const isSlotHeld = useIsSlotHeld()
  const slotNow = useSlotNow()
  const [isChecking, setChecking] = useState(false)
  const navigate = useNavigate()
  const { deliverySlot: slot } = cart

  const refuseSlot = (modal: ShopModal) => {
    clearSlot()
    open(modal)
  }

  /** Requested anew: the page may have been open for longer than the slot takes orders. */
  const findRefusal = async () => {
    setChecking(true)
    try {
      return await slotNow(cart, leadTimeOf)
    } finally {
      setChecking(false)
    }
  }

  const order = async () => {
    // A second press at once, before what the first has opened is there.
    if (modal !== null) return
    if (!hasAddress(cart)) return open({ kind: 'addressDimmer', item: null })
    const lineIds = slot === null ? [] : linesOutOfHours(cart.items, slot.start)
    // Before the minimum, which counts what may have to leave. The slot stays: it suits the rest of the cart.
    if (slot !== null && lineIds.length > 0) return open({ kind: 'slotOutOfHours', lineIds, slot })
    if (missing > 0) return open({ kind: 'minimumOrderAmount', missing, minimumOrderAmount })
    if (slot === null) return openPanel(cart.deliveryDay === null ? 'jour' : 'creneau')
    if (isFarCartRefused(cart, slot, clock.now()) && !isSlotHeld()) {
      return open({ kind: 'farSameDayDelivery' })
    }

    const known = listedSlot(query.businessDaysWithSlots, slot)
    const refusal = isSlotHeld()
      ? null
      : (slotRefusal(slot.start, known ?? UNLISTED_SLOT, clock.now(), leadTimeOf(slot)) ??
        (await findRefusal()))
    if (refusal !== null) return refuseSlot({ kind: refusal })
    // Another storefront's: the recap asks about it.
    if (known === undefined) return void navigate(paths.order.build())
    track({ event: 'checkoutStarted', itemCount: cart.items.length })
    return void navigate(paths.order.build('livraison'))
  }
  return { order: () => void order(), isChecking }
}
