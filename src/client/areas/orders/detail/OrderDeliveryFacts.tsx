import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderDeliveryFacts_order$key } from '#generated/relay/OrderDeliveryFacts_order.graphql'
import { Facts } from '../../../design/text/Facts'
import { deliveryFacts } from './deliveryFacts'
import { receiverFacts } from './receiverFacts'

/** When and where an order is delivered, and to whom. */
export function OrderDeliveryFacts({ order }: { order: OrderDeliveryFacts_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderDeliveryFacts_order on Order {
        slotStartAt
        slotEndAt
        deliveryAddress
        ...receiverFacts_order
      }
    `,
    order,
  )
  const { slotStartAt, slotEndAt, deliveryAddress } = data
  const when = deliveryFacts({ slotStartAt, slotEndAt, deliveryAddress })
  return <Facts facts={[...when, ...receiverFacts(data)]} />
}
