import { graphql, useFragment } from 'react-relay/hooks'
import { type useSlotRefusal_query$key } from '#generated/relay/useSlotRefusal_query.graphql'
import { toInstant } from '#domain/time/calendar'
import { type DeliverySlot } from '#domain/cart/cart'
import { deliveryHour, matchSlot } from '#domain/delivery/delivery'
import { slotRefusal, type SlotRefusal } from '#domain/delivery/slotRefusal'
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
          slots {
            slotStartAt
            slotEndAt
            disabledSlot
            stress
          }
        }
      }
    `,
    key,
  )
  const leadTimeOf = useCartLeadTime(query)
  if (slot === null) return null
  const slots = query.businessDaysWithSlots.flatMap((day) =>
    day.slots.map(({ slotStartAt, slotEndAt, disabledSlot, stress }) => ({
      slotStartAt,
      slotEndAt,
      disabledSlot,
      stress,
    })),
  )
  const hour = deliveryHour({ slotStartAt: toInstant(slot.start), slotEndAt: toInstant(slot.end) })
  return slotRefusal(slot.start, matchSlot(slots, hour), clock.now(), leadTimeOf(slot))
}
