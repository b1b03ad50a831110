import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderRowPay_order$key } from '#generated/relay/OrderRowPay_order.graphql'
import { isPaymentTimeOver } from '#domain/order/unpaidHold'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { clock } from '../../../services/clock'
import { orderHistoryCopy as copy } from './orderHistoryCopy'

/** Where an order of the list that waits for its payment is paid, while it still can be. */
export function OrderRowPay({ order }: { order: OrderRowPay_order$key }) {
  const { id, number, status, expiresAt } = useFragment(
    graphql`
      fragment OrderRowPay_order on Order {
        id
        number
        status
        expiresAt
      }
    `,
    order,
  )
  if (status !== 'waitingForPayment' || expiresAt == null) return null
  if (isPaymentTimeOver(expiresAt, clock.now())) return null
  return (
    <LinkButton size="small" to={paths.account.build('commandes', id)}>
      {copy.pay}
      <VisuallyHidden> {copy.ofOrder(number)}</VisuallyHidden>
    </LinkButton>
  )
}
