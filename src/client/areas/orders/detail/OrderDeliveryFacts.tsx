import { graphql, useFragment } from 'react-relay/hooks'
import { type OrderDeliveryFacts_order$key } from '#generated/relay/OrderDeliveryFacts_order.graphql'
import { formatPhone } from '#domain/requests/fields'
import { formatDayOf, formatHour } from '#domain/time/calendar'
import { Facts } from '../../../design/Facts'
import { orderDetailCopy as copy } from './orderDetailCopy'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** When and where an order is delivered, and to whom. */
export function OrderDeliveryFacts({ order }: { order: OrderDeliveryFacts_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderDeliveryFacts_order on Order {
        slotStartAt
        slotEndAt
        deliveryAddress
        deliveryContactName
        deliveryContactPhone
        deliveryDetails
      }
    `,
    order,
  )
  const { slotStartAt, slotEndAt } = data
  return (
    <Facts
      facts={[
        { name: copy.day, value: capital(formatDayOf(slotStartAt)) },
        { name: copy.slot, value: copy.between(formatHour(slotStartAt), formatHour(slotEndAt)) },
        { name: copy.address, value: data.deliveryAddress },
        { name: copy.contact, value: data.deliveryContactName },
        { name: copy.phone, value: formatPhone(data.deliveryContactPhone) },
        { name: copy.details, value: data.deliveryDetails },
      ]}
    />
  )
}
