import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { OrderRow_order$key } from '#generated/relay/OrderRow_order.graphql'
import { formatDayOf, formatHour } from '#domain/time/calendar'
import { paths } from '../../../config/paths'
import { Badge } from '../../../design/text/Badge'
import { OrderStatusBadge } from '../../../design/text/OrderStatusBadge'
import { Price } from '../../../design/text/Price'
import { orderHistoryCopy as copy } from './orderHistoryCopy'
import { OrderRowContent } from './OrderRowContent'
import { OrderRowDocuments } from './OrderRowDocuments'
import { OrderRowDue } from './OrderRowDue'
import { OrderRowPay } from './OrderRowPay'
import { OrderRowReorder } from './OrderRowReorder'
import styles from './OrderRow.module.css'

/** An order among the others: which, when, what it holds, how far it is, how much and whether it is paid. */
export function OrderRow({ order }: { order: OrderRow_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderRow_order on Order {
        id
        number
        status
        slotStartAt
        slotEndAt
        totalWithVat
        isFullyPaid
        ...OrderRowContent_order
        ...OrderRowDue_order
        ...OrderRowPay_order
        ...OrderRowDocuments_order
      }
    `,
    order,
  )
  const { id, number, status, slotStartAt, slotEndAt, totalWithVat, isFullyPaid } = data
  const day = formatDayOf(slotStartAt)
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <h2>
          <Link to={paths.account.build('commandes', id)}>{copy.order(number)}</Link>
        </h2>
        <p className={styles.states}>
          <OrderStatusBadge status={status} />
          {isFullyPaid && <Badge tone="leaf">{copy.paid}</Badge>}
          {!isFullyPaid && status !== 'canceled' && <Badge tone="plum">{copy.unpaid}</Badge>}
        </p>
      </div>
      <div className={styles.facts}>
        <p className={styles.day}>
          {copy.delivered(day, formatHour(slotStartAt), formatHour(slotEndAt))}
        </p>
        <OrderRowContent order={data} />
        <OrderRowDue order={data} />
      </div>
      <div className={styles.actions}>
        <OrderRowPay order={data} />
        <OrderRowReorder orderId={id} number={number} />
        <OrderRowDocuments order={data} />
      </div>
      <p className={styles.total}>
        <Price cents={totalWithVat} suffix="TTC" />
      </p>
    </article>
  )
}
