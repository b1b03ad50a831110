import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useSlotNowQuery } from '#generated/relay/useSlotNowQuery.graphql'
import type { Cart, DeliverySlot } from '#domain/cart/cart'
import { firstListedDay } from '#domain/catalogue/shopQuery'
import { slotRefusal, type SlotRefusal } from '#domain/delivery/slotRefusal'
import { DEFAULT_DISTRIBUTION_POINT } from '#domain/catalogue/storefronts'
import { clock } from '../../services/clock'
import { listedSlot } from '../offer/listedSlot'

/** What holds of a slot that is not listed: it is another storefront's, and the recap asks about it. */
export const UNLISTED_SLOT = { disabledSlot: false, stress: 'low' } as const

const query = graphql`
  query useSlotNowQuery(
    $distributionPointId: ID!
    $businessDay: Date!
    $lineId: ID!
    $brandId: ID!
    $lat: Float
    $lng: Float
  ) {
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
`

/**
 * Why the chosen slot may no longer be ordered, as the server sees it at this moment: its lead time passes while a page
 * stays open. Null when it may, and when no one can tell.
 */
export function useSlotNow() {
  const environment = useRelayEnvironment()
  return useCallback(
    async (cart: Cart, leadTimeOf: (slot: DeliverySlot) => number): Promise<SlotRefusal | null> => {
      const { deliverySlot: slot, deliveryDay } = cart
      if (slot === null || deliveryDay === null) return null
      const response = await fetchQuery<useSlotNowQuery>(environment, query, {
        distributionPointId: cart.distributionPointId ?? DEFAULT_DISTRIBUTION_POINT,
        businessDay: firstListedDay(deliveryDay, clock.now()),
        lineId: cart.lineId,
        brandId: cart.mainBrandId,
        lat: cart.lat,
        lng: cart.lng,
      })
        .toPromise()
        .catch(() => undefined)
      const known = response && listedSlot(response.businessDaysWithSlots, slot)
      return slotRefusal(slot.start, known ?? UNLISTED_SLOT, clock.now(), leadTimeOf(slot))
    },
    [environment],
  )
}
