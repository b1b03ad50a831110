import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderRowDue_order$key } from '#generated/relay/OrderRowDue_order.graphql'
import { transferDueOn } from '#domain/order/invoiceTerms'
import { isPaymentTimeOver } from '#domain/order/unpaidHold'
import { formatDay } from '#domain/time/calendar'
import { paymentDeadline } from '../../../config/paymentDeadline'
import { clock } from '../../../services/clock'
import { orderHistoryCopy as copy } from './orderHistoryCopy'

/** Until when an order is to be paid, by card to be delivered or by transfer after it; nothing for one that owes nothing. */
export function OrderRowDue({ order }: { order: OrderRowDue_order$key }) {
  const { status, expiresAt, payByCreditTransfer, amountDue, slotStartAt } = useFragment(
    graphql`
      fragment OrderRowDue_order on Order {
        status
        expiresAt
        payByCreditTransfer
        amountDue
        slotStartAt
      }
    `,
    order,
  )
  if (payByCreditTransfer && amountDue > 0) {
    return <p>{copy.transferDue(formatDay(transferDueOn(slotStartAt)))}</p>
  }
  if (status !== 'waitingForPayment' || expiresAt == null) return null
  const now = clock.now()
  return (
    <p>
      {isPaymentTimeOver(expiresAt, now)
        ? copy.expired
        : copy.payable(paymentDeadline(expiresAt, now))}
    </p>
  )
}
