import { graphql, useFragment } from 'react-relay/hooks'
import type { useSlotRefusal_query$key } from '#generated/relay/useSlotRefusal_query.graphql'
import type { DeliverySlot } from '#domain/cart/cart'
import { slotRefusal, type SlotRefusal } from '#domain/delivery/slotRefusal'
import { listedSlot } from '../../offer/listedSlot'
import { useCartLeadTime } from '../../offer/useCartLeadTime'
import { clock } from '../../../services/clock'

/** Why the chosen slot may no longer be ordered: its capacity used up, or its lead time passed, since it was chosen. */
export function useSlotRefusal(
  key: useSlotRefusal_query$key,
  slot: DeliverySlot | null,
): SlotRefusal | null {
  const query = useFragment(
    graphql`
      fragment useSlotRefusal_query on Query {
        ...useCartLeadTime_query
        businessDaysWithSlots(
          distributionPointId: $distributionPointId
          businessDay: $businessDay
          lineId: $lineId
          brandId: $brandId
          lat: $lat
          lng: $lng
        ) {
          ...listedSlot_day
        }
      }
    `,
    key,
  )
  const leadTimeOf = useCartLeadTime(query)
  if (slot === null) return null
  const listed = listedSlot(query.businessDaysWithSlots, slot)
  return slotRefusal(slot.start, listed, clock.now(), leadTimeOf(slot))
}
