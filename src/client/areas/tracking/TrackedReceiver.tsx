import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackedReceiver_order$key } from '#generated/relay/TrackedReceiver_order.graphql'
import { Facts } from '../../design/text/Facts'
import { OrderCard } from '../orders/detail/OrderCard'
import { receiverFacts } from '../orders/detail/receiverFacts'
import { trackingCopy as copy } from './trackingCopy'

/** Who receives the order; for its owner only. */
export function TrackedReceiver({ order }: { order: TrackedReceiver_order$key }) {
  const data = useFragment(
    graphql`
      fragment TrackedReceiver_order on Order {
        status
        ...receiverFacts_order
      }
    `,
    order,
  )
  return (
    <OrderCard title={data.status === 'delivered' ? copy.receivedBy : copy.contact}>
      <Facts facts={receiverFacts(data)} />
    </OrderCard>
  )
}
