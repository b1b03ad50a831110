import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderStatusNote_order$key } from '#generated/relay/OrderStatusNote_order.graphql'
import { isPaymentTimeOver } from '#domain/order/unpaidHold'
import { paymentDeadline } from '../../../config/paymentDeadline'
import { Notice } from '../../../design/notices/Notice'
import { clock } from '../../../services/clock'
import { orderDetailCopy as copy } from './orderDetailCopy'

/** What a status means for the customer, where the word alone leaves a question. */
export function OrderStatusNote({ order }: { order: OrderStatusNote_order$key }) {
  const { status, expiresAt } = useFragment(
    graphql`
      fragment OrderStatusNote_order on Order {
        status
        expiresAt
      }
    `,
    order,
  )
  if (status === 'canceled') return <Notice tone="danger">{copy.canceled}</Notice>
  if (status !== 'waitingForPayment' || expiresAt == null) return null
  const now = clock.now()
  return (
    <Notice tone="warning">
      {isPaymentTimeOver(expiresAt, now)
        ? copy.expired
        : copy.waitingForPayment(paymentDeadline(expiresAt, now))}
    </Notice>
  )
}
