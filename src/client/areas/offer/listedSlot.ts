import { graphql, readInlineData } from 'relay-runtime'
import type { listedSlot_day$key } from '#generated/relay/listedSlot_day.graphql'
import type { DeliverySlot } from '#domain/cart/cart'
import { deliveryHour, matchSlot } from '#domain/delivery/delivery'

/** What the server lists of the chosen slot; undefined when none of these days has it. */
export function listedSlot(days: readonly listedSlot_day$key[], { start, end }: DeliverySlot) {
  return matchSlot(days.flatMap(slotsOf), deliveryHour({ slotStartAt: start, slotEndAt: end }))
}

function slotsOf(key: listedSlot_day$key) {
  const day = readInlineData(
    graphql`
      fragment listedSlot_day on BusinessDay @inline {
        slots {
          slotStartAt
          slotEndAt
          disabledSlot
          stress
        }
      }
    `,
    key,
  )
  return day.slots.map(({ slotStartAt, slotEndAt, disabledSlot, stress }) => ({
    slotStartAt,
    slotEndAt,
    disabledSlot,
    stress,
  }))
}
