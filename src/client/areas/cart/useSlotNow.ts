import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useSlotNowQuery } from '#generated/relay/useSlotNowQuery.graphql'
import type { Cart, DeliverySlot } from '#domain/cart/cart'
import { deliveryHour, matchSlot } from '#domain/delivery/delivery'
import { firstListedDay } from '#domain/catalogue/shopQuery'
import { slotRefusal, type SlotRefusal } from '#domain/delivery/slotRefusal'
import { DEFAULT_DISTRIBUTION_POINT } from '#domain/catalogue/storefronts'
import { clock } from '../../services/clock'

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
      slots {
        slotStartAt
        slotEndAt
        disabledSlot
        stress
      }
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
      const slots = response?.businessDaysWithSlots.flatMap((day) =>
        day.slots.map(({ slotStartAt, slotEndAt, disabledSlot, stress }) => ({
          slotStartAt,
          slotEndAt,
          disabledSlot,
          stress,
        })),
      )
      const hour = deliveryHour({ slotStartAt: slot.start, slotEndAt: slot.end })
      // A slot that is not among these is another storefront's: the recap asks about its own.
      const offered = slots && matchSlot(slots, hour)
      const known = offered ?? ({ disabledSlot: false, stress: 'low' } as const)
      return slotRefusal(slot.start, known, clock.now(), leadTimeOf(slot))
    },
    [environment],
  )
}
