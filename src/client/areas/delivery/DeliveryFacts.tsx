import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { DeliveryFacts_query$key } from '#generated/relay/DeliveryFacts_query.graphql'
import { firstDeliveredDay } from '#domain/delivery/delivery'
import { parisDay, toInstant } from '#domain/time/calendar'
import { formatDeadline } from '#domain/time/nearMoment'
import { deliveryFee, minimumOrder } from '#domain/pricing/fees'
import { formatShortMoney } from '#domain/pricing/money'
import { dayDeadline, longestLeadTime, orderDeadline } from '#domain/order/orderDeadline'
import { storefrontForPath } from '#domain/catalogue/storefronts'
import { FactsLine } from '../../design/text/FactsLine'
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
  const lines = cart.items.length > 0 ? cart.items : [storefrontForPath(pathname)]
  const leadTime = longestLeadTime(
    lines,
    query.availableInventory.lines.map(({ id, leadTimeMinutes }) => ({ id, leadTimeMinutes })),
  )
  const day =
    cart.deliveryDay ??
    firstDeliveredDay({ pathname, distance: cart.distanceToDistributionPoint, now })
  const listed = query.businessDaysWithSlots.find(
    ({ startAt }) => parisDay(toInstant(startAt)) === day,
  )
  const deadline = cart.deliverySlot
    ? orderDeadline(cart.deliverySlot.start, leadTime)
    : dayDeadline(
        listed?.slots.map(({ slotStartAt, disabledSlot }) => ({ slotStartAt, disabledSlot })) ?? [],
        leadTime,
      )
  const minimum = minimumOrder(
    lines.map(({ lineId }) => lineId),
    configuration,
  )
  const fee = deliveryFee(profile, cart.deliveryPrice)

  return (
    <FactsLine
      facts={[
        fee > 0 ? copy.fee(formatShortMoney(fee)) : copy.freeDelivery,
        minimum > 0 && copy.minimum(formatShortMoney(minimum)),
        deadline && deadline > now && copy.orderBefore(formatDeadline(deadline, now)),
      ]}
    />
  )
}
