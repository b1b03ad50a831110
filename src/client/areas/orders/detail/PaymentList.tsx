import { graphql, useFragment } from 'react-relay/hooks'
import type {
  PaymentList_order$data,
  PaymentList_order$key,
} from '#generated/relay/PaymentList_order.graphql'
import { amountRefunded } from '#domain/order/amountDue'
import { formatDayOf } from '#domain/time/calendar'
import { classNames } from '../../../design/classNames'
import { Price } from '../../../design/text/Price'
import { orderDetailCopy as copy } from './orderDetailCopy'
import styles from './PaymentList.module.css'

type Payment = PaymentList_order$data['payments'][number]

/** Each payment of an order, what came of it, and what is still owed. */
export function PaymentList({ order }: { order: PaymentList_order$key }) {
  const { payments, amountDue } = useFragment(
    graphql`
      fragment PaymentList_order on Order {
        amountDue
        payments {
          id
          amount
          type
          paidAt
          hasFailed
        }
      }
    `,
    order,
  )
  const refunded = amountRefunded(payments)
  return (
    <>
      {payments.length === 0 ? (
        <p>{amountDue > 0 ? copy.noPaymentYet : copy.noPayment}</p>
      ) : (
        <ul className={styles.payments}>
          {payments.map((payment) => (
            <li key={payment.id} className={styles.payment}>
              <span>{isKnown(payment.type) ? copy.paymentTypes[payment.type] : copy.payment}</span>
              <Price cents={payment.amount} suffix="TTC" />
              <span className={classNames(styles.state, payment.hasFailed && styles.failed)}>
                {stateWords(payment, amountDue === 0)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {refunded > 0 && (
        <p className={styles.due}>
          {copy.refunded} <Price cents={refunded} suffix="TTC" />
        </p>
      )}
      {amountDue > 0 && (
        <p className={styles.due}>
          {copy.due} <Price cents={amountDue} suffix="TTC" />
        </p>
      )}
    </>
  )
}

const isKnown = (type: string): type is keyof typeof copy.paymentTypes => type in copy.paymentTypes

function stateWords({ amount, type, paidAt, hasFailed }: Payment, isNothingDue: boolean) {
  const isRefund = amount < 0
  const isDispute = type === 'dispute'
  if (hasFailed) return isDispute ? copy.disputeDeclined : copy.failed
  if (paidAt != null) {
    const day = formatDayOf(paidAt)
    if (isDispute) return copy.takenBackOn(day)
    return isRefund ? copy.refundedOn(day) : copy.paidOn(day)
  }
  if (isRefund) return copy.refundPending
  return isNothingDue ? copy.notAwaited : copy.pending
}
