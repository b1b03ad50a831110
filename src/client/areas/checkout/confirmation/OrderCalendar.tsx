import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderCalendar_order$key } from '#generated/relay/OrderCalendar_order.graphql'
import { paths } from '../../../config/paths'
import { AddToCalendar } from '../../orders/calendar/AddToCalendar'

/** The delivery of an order for its customer's calendar. */
export function OrderCalendar({ order }: { order: OrderCalendar_order$key }) {
  const { id, number, slotStartAt, slotEndAt, deliveryAddress, trackingToken } = useFragment(
    graphql`
      fragment OrderCalendar_order on Order {
        id
        number
        slotStartAt
        slotEndAt
        deliveryAddress
        trackingToken
      }
    `,
    order,
  )
  return (
    <AddToCalendar
      number={number}
      slotStartAt={slotStartAt}
      slotEndAt={slotEndAt}
      address={deliveryAddress}
      trackingPath={paths.track.build(id, trackingToken)}
    />
  )
}
