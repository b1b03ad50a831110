import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { DeliveryFacts_query$key } from '#generated/relay/DeliveryFacts_query.graphql'
import { firstOfferedDay, parisDay, toInstant } from '#domain/time/calendar'
import { deliveryFee, minimumOrder } from '#domain/pricing/fees'
import { formatShortMoney } from '#domain/pricing/money'
import { dayDeadline, formatDeadline, orderDeadline } from '#domain/order/orderDeadline'
import { storefrontForPath } from '#domain/catalogue/storefronts'
import { usePricingTerms } from '../offer/usePricingTerms'
import { clock } from '../../services/clock'
import { useCart } from '../../state/useCart'
import { deliveryFactsCopy as copy } from './deliveryFactsCopy'

/** What a delivery costs, the least that is delivered, and until when it can be ordered. */
export function DeliveryFacts({ query: key }: { query: DeliveryFacts_query$key }) {
  const query = useFragment(
    graphql`
      fragment DeliveryFacts_query on Query {
        availableInventory(input: $input) {
          lines {
            id
            leadTimeMinutes
          }
        }
        businessDaysWithSlots(
          distributionPointId: $distributionPointId
          businessDay: $businessDay
          lat: $lat
          lng: $lng
          brandId: $brandId
          lineId: $lineId
        ) {
          startAt
          slots {
            slotStartAt
            disabledSlot
          }
        }
        ...usePricingTerms_query
      }
    `,
    key,
  )
  const { configuration, profile } = usePricingTerms(query)
  const { pathname } = useLocation()
  const { cart } = useCart()
  const now = clock.now()
  const ordered = cart.items.map(({ lineId }) => lineId)
  const lineIds = ordered.length > 0 ? ordered : [storefrontForPath(pathname).lineId]
  // What is ordered together is cooked together: the longest lead time counts, as when the order is placed.
  const leadTimes = query.availableInventory.lines
    .filter(({ id }) => lineIds.includes(id))
    .map(({ leadTimeMinutes }) => leadTimeMinutes)
  const leadTime = Math.max(0, ...leadTimes)
  const day = cart.deliveryDay ?? firstOfferedDay(now)
  const listed = query.businessDaysWithSlots.find(
    ({ startAt }) => parisDay(toInstant(startAt)) === day,
  )
  const deadline = cart.deliverySlot
    ? orderDeadline(cart.deliverySlot.start, leadTime)
    : dayDeadline(
        listed?.slots.map(({ slotStartAt, disabledSlot }) => ({ slotStartAt, disabledSlot })) ?? [],
        leadTime,
      )
  const minimum = minimumOrder(lineIds, configuration)
  const fee = deliveryFee(profile, cart.deliveryPrice)

  return (
    <>
      {[
        fee > 0 ? copy.fee(formatShortMoney(fee)) : copy.freeDelivery,
        minimum > 0 && copy.minimum(formatShortMoney(minimum)),
        deadline && deadline > now && copy.orderBefore(formatDeadline(deadline, now)),
      ]
        .filter(Boolean)
        .join('\u00a0· ')}
    </>
  )
}
