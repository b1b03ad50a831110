import { graphql, useFragment } from 'react-relay/hooks'
import { useParams } from 'react-router-dom'
import type { TrackScreen_tracking$key } from '#generated/relay/TrackScreen_tracking.graphql'
import type { trackScreenQuery as TrackScreenQuery } from '#generated/relay/trackScreenQuery.graphql'
import { isAwaited } from '#domain/order/orderStatus'
import { paths } from '../../config/paths'
import { useRouteQuery } from '../../relay/useRouteQuery'
import { AddToCalendar } from '../orders/calendar/AddToCalendar'
import { TransferInstructions } from '../paying/transfer/TransferInstructions'
import { OrderLines } from '../orders/summary/OrderLines'
import { OrderTotals } from '../orders/summary/OrderTotals'
import { OrderCard } from '../orders/detail/OrderCard'
import { OrderDocuments } from '../orders/detail/OrderDocuments'
import { FeedbackInvitation } from './FeedbackInvitation'
import { OrderPaymentState } from './OrderPaymentState'
import { trackingCopy as copy } from './trackingCopy'
import { StatusAnnouncement } from './StatusAnnouncement'
import { TrackedDelivery } from './TrackedDelivery'
import { TrackedInvoice } from './TrackedInvoice'
import { TrackedReceiver } from './TrackedReceiver'
import { TrackedRecovery } from './TrackedRecovery'
import { TrackingHelp } from './TrackingHelp'
import { TrackingMap } from './TrackingMap'
import { TrackingShare } from './TrackingShare'
import { TrackingStatus } from './TrackingStatus'
import { TrackingTimeline } from './TrackingTimeline'
import { useTrackingRefresh } from './useTrackingRefresh'
import styles from './TrackScreen.module.css'
import { trackScreenQuery } from './trackScreenQuery'

/** Where an order is, for its owner or for the person who holds its token. */
export function TrackScreen() {
  const { orderTracking } = useRouteQuery<TrackScreenQuery>(trackScreenQuery)
  return <Tracking tracking={orderTracking} />
}

function Tracking({ tracking }: { tracking: TrackScreen_tracking$key }) {
  const data = useFragment(
    graphql`
      fragment TrackScreen_tracking on OrderTracking {
        number
        status
        slotStartAt
        slotEndAt
        deliveryAddress
        ...TrackedDelivery_tracking
        ...TrackedRecovery_tracking
        ...TrackingStatus_tracking
        ...TrackingTimeline_tracking
        ...TrackingMap_tracking
        ...StatusAnnouncement_tracking
        order {
          trackingToken
          ...FeedbackInvitation_order
          ...OrderDocuments_order
          ...TransferInstructions_order
          ...TrackingShare_order
          ...TrackedReceiver_order
          ...TrackedInvoice_order
          ...OrderPaymentState_order
          ...OrderLines_order
          ...OrderTotals_order
        }
      }
    `,
    tracking,
  )
  const { orderId = '', token = null } = useParams()
  const { number, status, slotStartAt, slotEndAt, deliveryAddress, order } = data
  useTrackingRefresh(trackScreenQuery, { orderId, token }, status)
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{copy.title(number)}</h1>
        <TrackingStatus tracking={data} />
        <StatusAnnouncement tracking={data} />
      </header>
      <TrackingTimeline tracking={data} />
      {order && <FeedbackInvitation order={order} />}
      <div className={styles.columns} data-owned={order != null}>
        <div className={styles.column}>
          <TrackedDelivery tracking={data}>
            {status !== 'canceled' && <TrackingMap tracking={data} />}
            {isAwaited(status) && (
              <div>
                <AddToCalendar
                  number={number}
                  slotStartAt={slotStartAt}
                  slotEndAt={slotEndAt}
                  address={deliveryAddress}
                  trackingPath={paths.track.build(
                    orderId,
                    order?.trackingToken ?? token ?? undefined,
                  )}
                />
              </div>
            )}
          </TrackedDelivery>
          {order && <TrackedReceiver order={order} />}
          <TrackedRecovery tracking={data} />
          {order && <TrackingShare order={order} />}
        </div>
        {order && (
          <div className={styles.ordered}>
            <OrderCard title={copy.ordered}>
              <OrderLines order={order} />
              <OrderTotals order={order} />
            </OrderCard>
          </div>
        )}
        <div className={styles.column}>
          {order && (
            <>
              <TrackedInvoice order={order} />
              <OrderCard title={copy.payment}>
                <OrderPaymentState order={order} />
              </OrderCard>
              <TransferInstructions order={order} />
              {status !== 'canceled' && (
                <OrderCard title={copy.documents} isForScreen>
                  <OrderDocuments order={order} />
                </OrderCard>
              )}
            </>
          )}
          <TrackingHelp number={number} />
        </div>
      </div>
    </article>
  )
}
