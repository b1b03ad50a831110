import { graphql, useFragment } from 'react-relay/hooks'
import type { PayableOrder_order$key } from '#generated/relay/PayableOrder_order.graphql'
import { isPaymentTimeOver } from '#domain/order/unpaidHold'
import { paths } from '../../config/paths'
import { LinkButton } from '../../design/buttons/LinkButton'
import { clock } from '../../services/clock'
import { trackingCopy as copy } from './trackingCopy'

/** Where the owner pays an order that waits for it, while it still can be. */
export function PayableOrder({ order }: { order: PayableOrder_order$key }) {
  const { id, status, expiresAt } = useFragment(
    graphql`
      fragment PayableOrder_order on Order {
        id
        status
        expiresAt
      }
    `,
    order,
  )
  if (status !== 'waitingForPayment' || expiresAt == null) return null
  if (isPaymentTimeOver(expiresAt, clock.now())) return null
  return (
    <p>
      <LinkButton to={paths.account.build('commandes', id)}>{copy.pay}</LinkButton>
    </p>
  )
}
