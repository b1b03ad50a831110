import { graphql, useFragment } from 'react-relay/hooks'
import type {
  OrderPaymentState_order$data,
  OrderPaymentState_order$key,
} from '#generated/relay/OrderPaymentState_order.graphql'
import { formatMoney } from '#domain/pricing/money'
import { trackingCopy as copy } from './trackingCopy'

/** What is paid, how, and what is still owed; for the owner of the order. */
export function OrderPaymentState({ order }: { order: OrderPaymentState_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderPaymentState_order on Order {
        status
        totalWithVat
        amountDue
        isFullyPaid
        payByCreditTransfer
        payments {
          hasFailed
        }
      }
    `,
    order,
  )
  const hasFailed = !data.isFullyPaid && data.payments[0]?.hasFailed === true
  return (
    <>
      <p>{data.payByCreditTransfer ? copy.transferPayment : copy.cardPayment}</p>
      <p>{stateInWords(data)}</p>
      {hasFailed && <p>{copy.failedPayment}</p>}
    </>
  )
}

function stateInWords(order: OrderPaymentState_order$data) {
  if (order.isFullyPaid) return copy.paid(formatMoney(order.totalWithVat))
  if (order.status === 'canceled') return copy.nothingDue
  const amount = formatMoney(order.amountDue)
  return order.payByCreditTransfer ? copy.toBePaidByTransfer(amount) : copy.toBePaid(amount)
}
