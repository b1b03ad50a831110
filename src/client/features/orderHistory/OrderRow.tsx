import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { type OrderRow_order$key } from '../../../../__generated__/relay/OrderRow_order.graphql'
import { formatDay, formatHour, parisDay, toInstant } from '../../../domain/calendar'
import { orderStatusLabel } from '../../../domain/orderStatus'
import { paths } from '../../config/paths'
import { Badge } from '../../design/Badge'
import { Price } from '../../design/Price'
import { statusTone } from '../../design/statusTone'
import { orderHistoryCopy as copy } from './orderHistoryCopy'
import { OrderRowDocuments } from './OrderRowDocuments'
import styles from './OrderRow.module.css'

/** An order among the others: which, when, how far, how much and whether it is paid. */
export function OrderRow({ order }: { order: OrderRow_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderRow_order on Order {
        id
        number
        status
        deliveryHour
        totalWithVat
        isFullyPaid
        ...OrderRowDocuments_order
      }
    `,
    order,
  )
  const { id, number, status, deliveryHour, totalWithVat, isFullyPaid } = data
  const day = formatDay(parisDay(toInstant(deliveryHour)))
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <h2>
          <Link to={paths.account.build('commandes', id)}>{copy.order(number)}</Link>
        </h2>
        <Badge tone={statusTone(status)}>{orderStatusLabel(status)}</Badge>
      </div>
      <p className={styles.day}>{copy.delivered(day, formatHour(deliveryHour))}</p>
      <OrderRowDocuments order={data} />
      <div className={styles.money}>
        <span className={styles.total}>
          <Price cents={totalWithVat} suffix="TTC" />
        </span>
        {isFullyPaid && <Badge tone="leaf">{copy.paid}</Badge>}
        {!isFullyPaid && status !== 'canceled' && <Badge tone="saffron">{copy.unpaid}</Badge>}
      </div>
    </article>
  )
}
