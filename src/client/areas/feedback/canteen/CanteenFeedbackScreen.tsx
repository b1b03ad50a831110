import { graphql, useFragment } from 'react-relay/hooks'
import { useParams } from 'react-router-dom'
import type { CanteenFeedbackScreen_query$key } from '#generated/relay/CanteenFeedbackScreen_query.graphql'
import type { canteenFeedbackScreenQuery as CanteenFeedbackScreenQuery } from '#generated/relay/canteenFeedbackScreenQuery.graphql'
import { formatDayOf } from '#domain/time/calendar'
import { NarrowPage } from '../../../design/layout/NarrowPage'
import { CanteenFeedback } from './CanteenFeedback'
import { canteenFeedbackCopy as copy } from './canteenFeedbackCopy'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import styles from './CanteenFeedbackScreen.module.css'
import { canteenFeedbackScreenQuery } from './canteenFeedbackScreenQuery'

export function CanteenFeedbackScreen() {
  const { hashedOrderId = '' } = useParams()
  const { canteenOrder: order } = useFragment<CanteenFeedbackScreen_query$key>(
    graphql`
      fragment CanteenFeedbackScreen_query on Query {
        canteenOrder(hashedOrderId: $hashedOrderId) {
          number
          deliveryHour
          itemNames
          ...CanteenFeedback_order
        }
      }
    `,
    useRouteQuery<CanteenFeedbackScreenQuery>(canteenFeedbackScreenQuery),
  )
  const day = formatDayOf(order.deliveryHour)
  return (
    <NarrowPage title={copy.title} lead={copy.lead(order.number, day)}>
      <ul className={styles.items}>
        {order.itemNames.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <CanteenFeedback key={hashedOrderId} hashedOrderId={hashedOrderId} order={order} />
    </NarrowPage>
  )
}
