import { graphql, useFragment } from 'react-relay/hooks'
import { type OrderRowDue_order$key } from '#generated/relay/OrderRowDue_order.graphql'
import { paymentDeadline } from '../../../config/paymentDeadline'
import { clock } from '../../../services/clock'
import { orderHistoryCopy as copy } from './orderHistoryCopy'

/** Until when an order that waits for its payment can be paid; nothing for the others. */
export function OrderRowDue({ order }: { order: OrderRowDue_order$key }) {
  const { status, expiresAt } = useFragment(
    graphql`
      fragment OrderRowDue_order on Order {
        status
        expiresAt
      }
    `,
    order,
  )
  if (status !== 'waitingForPayment' || expiresAt == null) return null
  const until = paymentDeadline(expiresAt, clock.now())
  return <p>{until === null ? copy.expired : copy.payable(until)}</p>
}
