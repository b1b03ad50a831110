import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackingStatus_tracking$key } from '#generated/relay/TrackingStatus_tracking.graphql'
import { OrderStatusNote } from '../orders/detail/OrderStatusNote'
import { Notice } from '../../design/notices/Notice'
import { hasStatusWord, OrderStatusWord } from '../../design/text/OrderStatusWord'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { PayableOrder } from './PayableOrder'
import { trackingCopy as copy } from './trackingCopy'
import styles from './TrackingStatus.module.css'

/** The word of the status, with a sentence where the word alone leaves a question. docs/rules/orders.md#statuses */
export function TrackingStatus({ tracking }: { tracking: TrackingStatus_tracking$key }) {
  const { status, order } = useFragment(
    graphql`
      fragment TrackingStatus_tracking on OrderTracking {
        status
        order {
          ...OrderStatusNote_order
          ...PayableOrder_order
        }
      }
    `,
    tracking,
  )
  return (
    <div className={styles.status}>
      {hasStatusWord(status) ? (
        <p className={styles.words}>
          {copy.status}{' '}
          <strong>
            <OrderStatusWord status={status} />
          </strong>
        </p>
      ) : (
        // Within a sentence the dash reads as a missing value: its words are heard alone.
        <VisuallyHidden>
          {copy.status} <OrderStatusWord status={status} />
        </VisuallyHidden>
      )}
      {order ? (
        <>
          <OrderStatusNote order={order} />
          <PayableOrder order={order} />
        </>
      ) : (
        <>
          {status === 'waitingForPayment' && (
            <Notice tone="warning">{copy.waitingForPayment}</Notice>
          )}
          {status === 'canceled' && <Notice tone="danger">{copy.canceled}</Notice>}
        </>
      )}
    </div>
  )
}
