import { graphql, useFragment } from 'react-relay/hooks'
import {
  type PaymentList_order$data,
  type PaymentList_order$key,
} from '../../../../__generated__/relay/PaymentList_order.graphql'
import { formatDay, parisDay, toInstant } from '../../../domain/calendar'
import { classNames } from '../../design/classNames'
import { Price } from '../../design/Price'
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
  return (
    <>
      {payments.length === 0 && <p>{copy.noPayment}</p>}
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.payment}>
            <span>{payment.type === 'card' ? copy.card : copy.wireTransfer}</span>
            <Price cents={payment.amount} suffix="TTC" />
            <span className={classNames(styles.state, payment.hasFailed && styles.failed)}>
              {stateWords(payment, amountDue === 0)}
            </span>
          </li>
        ))}
      </ul>
      {amountDue > 0 && (
        <p className={styles.due}>
          {copy.due} <Price cents={amountDue} suffix="TTC" />
        </p>
      )}
    </>
  )
}

function stateWords({ paidAt, hasFailed }: Payment, isNothingDue: boolean) {
  if (hasFailed) return copy.failed
  if (paidAt != null) return copy.paidOn(formatDay(parisDay(toInstant(paidAt))))
  return isNothingDue ? copy.replaced : copy.pending
}
