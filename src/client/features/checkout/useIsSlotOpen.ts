import { graphql, useFragment } from 'react-relay/hooks'
import { type useIsSlotOpen_query$key } from '../../../../__generated__/relay/useIsSlotOpen_query.graphql'
import { toInstant } from '../../../domain/calendar'
import { type DeliverySlot } from '../../../domain/cart'
import { deliveryHour, matchSlot } from '../../../domain/delivery'

/** Whether the chosen slot may still be ordered: its capacity may be used up, or its lead time passed, since it was chosen. */
export function useIsSlotOpen(query: useIsSlotOpen_query$key, slot: DeliverySlot | null): boolean {
  const { businessDaysWithSlots } = useFragment(
    graphql`
      fragment useIsSlotOpen_query on Query {
        businessDaysWithSlots(
          distributionPointId: $distributionPointId
          businessDay: $businessDay
          lineId: $lineId
          lat: $lat
          lng: $lng
        ) {
          slots {
            slotStartAt
            slotEndAt
            disabledSlot
          }
        }
      }
    `,
    query,
  )
  if (slot === null) return false
  const slots = businessDaysWithSlots.flatMap((day) =>
    day.slots.map(({ slotStartAt, slotEndAt, disabledSlot }) => ({
      slotStartAt,
      slotEndAt,
      disabledSlot,
    })),
  )
  const hour = deliveryHour({ slotStartAt: toInstant(slot.start), slotEndAt: toInstant(slot.end) })
  return matchSlot(slots, hour)?.disabledSlot === false
}
