import { graphql, readInlineData } from 'relay-runtime'
import type { receiverFacts_order$key } from '#generated/relay/receiverFacts_order.graphql'
import { formatPhone } from '#domain/requests/fields'
import type { Fact } from '../../../design/text/Facts'
import { orderDetailCopy as copy } from './orderDetailCopy'

/** To whom an order is handed over. */
export function receiverFacts(key: receiverFacts_order$key): Fact[] {
  const { deliveryContactName, deliveryContactPhone, deliveryDetails } = readInlineData(
    graphql`
      fragment receiverFacts_order on Order @inline {
        deliveryContactName
        deliveryContactPhone
        deliveryDetails
      }
    `,
    key,
  )
  return [
    { name: copy.contact, value: deliveryContactName },
    { name: copy.phone, value: formatPhone(deliveryContactPhone) },
    { name: copy.details, value: deliveryDetails },
  ]
}
