import { graphql, useFragment } from 'react-relay/hooks'
import { type TrackingStatus_tracking$key } from '#generated/relay/TrackingStatus_tracking.graphql'
import { Notice } from '../../design/Notice'
import { OrderStatusWord } from '../../design/OrderStatusWord'
import { trackingCopy as copy } from './trackingCopy'
import styles from './TrackingStatus.module.css'

/** The word of the status, with a sentence where the word alone leaves a question. docs/rules/orders.md#statuses */
export function TrackingStatus({ tracking }: { tracking: TrackingStatus_tracking$key }) {
  const { status } = useFragment(
    graphql`
      fragment TrackingStatus_tracking on OrderTracking {
        status
      }
    `,
    tracking,
  )
  return (
    <div className={styles.status}>
      <p className={styles.words}>
        {copy.status}{' '}
        <strong>
          <OrderStatusWord status={status} />
        </strong>
      </p>
      {status === 'waitingForPayment' && <Notice tone="warning">{copy.waitingForPayment}</Notice>}
      {status === 'canceled' && <Notice tone="danger">{copy.canceled}</Notice>}
    </div>
  )
}
