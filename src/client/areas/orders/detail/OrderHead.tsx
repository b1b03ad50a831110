import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { OrderHead_order$key } from '#generated/relay/OrderHead_order.graphql'
import { isPlaced } from '#domain/order/orderStatus'
import { formatDayOf, formatHour, toInstant } from '#domain/time/calendar'
import { MINUTE_MS } from '#domain/time/durations'
import { feedbackPath } from '../../../config/feedbackPath'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { OrderStatusBadge } from '../../../design/text/OrderStatusBadge'
import { orderDetailCopy as copy } from './orderDetailCopy'
import styles from './OrderHead.module.css'
import { OrderStatusNote } from './OrderStatusNote'

const momentOf = (instant: string) => [formatDayOf(instant), formatHour(instant)] as const

const minuteOf = (instant: string) => Math.floor(toInstant(instant).getTime() / MINUTE_MS)
const isSameMinute = (one: string, other: string) => minuteOf(one) === minuteOf(other)

/** Which order, how far it is, and what can be done with it next. */
export function OrderHead({
  order,
  children,
}: {
  order: OrderHead_order$key
  children: ReactNode
}) {
  const data = useFragment(
    graphql`
      fragment OrderHead_order on Order {
        id
        number
        status
        createdAt
        updatedAt
        isFeedbackDone
        canteenFeedbackHash
        ...OrderStatusNote_order
      }
    `,
    order,
  )
  const { id, number, status, createdAt, updatedAt, isFeedbackDone, canteenFeedbackHash } = data
  const isDelivered = status === 'delivered'
  const ordered = copy.ordered(...momentOf(createdAt))
  const updated = isSameMinute(createdAt, updatedAt) ? null : copy.updated(...momentOf(updatedAt))
  return (
    <header className={styles.head}>
      <Link className={styles.link} to={paths.account.build()}>
        <ChevronLeft size={18} aria-hidden="true" />
        {copy.back}
      </Link>
      <div className={styles.title}>
        <h1>{copy.order(number)}</h1>
        <OrderStatusBadge status={status} />
      </div>
      <p className={styles.dates}>
        <span>{ordered}</span>
        {updated !== null && <span>{updated}</span>}
      </p>
      <OrderStatusNote order={data} />
      <div className={styles.actions}>
        {isDelivered && !isFeedbackDone && (
          <LinkButton to={feedbackPath(id, canteenFeedbackHash)}>{copy.feedback}</LinkButton>
        )}
        {isPlaced(status) && !isDelivered && (
          <LinkButton variant="secondary" to={paths.track.build(id)}>
            {copy.track}
          </LinkButton>
        )}
        {children}
        {isDelivered && (
          <Link className={styles.link} to={paths.track.build(id)}>
            {copy.seeTracking}
          </Link>
        )}
      </div>
      {isFeedbackDone && <p>{copy.feedbackDone}</p>}
    </header>
  )
}
