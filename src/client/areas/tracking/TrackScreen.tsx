import { graphql, useFragment } from 'react-relay/hooks'
import { useParams } from 'react-router-dom'
import { type TrackScreen_tracking$key } from '#generated/relay/TrackScreen_tracking.graphql'
import { type trackScreenQuery as TrackScreenQuery } from '#generated/relay/trackScreenQuery.graphql'
import { AddToCalendar } from '../orders/calendar/AddToCalendar'
import { CopyButton } from '../paying/transfer/CopyButton'
import { TransferInstructions } from '../paying/transfer/TransferInstructions'
import { DeliveryRecap } from '../orders/summary/DeliveryRecap'
import { OrderLines } from '../orders/summary/OrderLines'
import { OrderRecovery } from '../orders/summary/OrderRecovery'
import { OrderTotals } from '../orders/summary/OrderTotals'
import { OrderDocuments } from '../orders/detail/OrderDocuments'
import { FeedbackInvitation } from './FeedbackInvitation'
import { OrderContacts } from './OrderContacts'
import { OrderPaymentState } from './OrderPaymentState'
import { trackingCopy as copy } from './trackingCopy'
import { StatusAnnouncement } from './StatusAnnouncement'
import { TrackedRecovery } from './TrackedRecovery'
import { TrackingHelp } from './TrackingHelp'
import { TrackingMap } from './TrackingMap'
import { TrackingShare } from './TrackingShare'
import { TrackingStatus } from './TrackingStatus'
import { TrackingTimeline } from './TrackingTimeline'
import { type OrderStatus } from '#domain/order/orderStatus'
import { paths } from '../../config/paths'
import { useRouteQuery } from '../../relay/useRouteQuery'
import { useTrackingRefresh } from './useTrackingRefresh'
import styles from './TrackScreen.module.css'
import { trackScreenQuery } from './trackScreenQuery'

/** Still on their way to a person. */
const AWAITED: readonly OrderStatus[] = ['confirmed', 'assigned', 'supported']

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
          ...OrderRecovery_order
          ...TrackingShare_order
          ...OrderContacts_order
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
      <div className={styles.columns}>
        <div className={styles.facts}>
          <section>
            <h2>{copy.delivery}</h2>
            <DeliveryRecap
              address={deliveryAddress}
              slotStartAt={slotStartAt}
              slotEndAt={slotEndAt}
            />
          </section>
          {!order && <TrackedRecovery tracking={data} />}
          {status !== 'canceled' && <TrackingMap tracking={data} />}
          {AWAITED.includes(status) && (
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
          <TrackingHelp number={number} />
          {order && (
            <>
              <OrderRecovery order={order} title={<h2>{copy.recovery}</h2>} />
              <TrackingShare
                order={order}
                copyButton={(text, onRefused) => (
                  <CopyButton text={text} onRefused={onRefused}>
                    {copy.copyLink}
                  </CopyButton>
                )}
              />
              <OrderContacts order={order} />
              <section>
                <h2>{copy.payment}</h2>
                <OrderPaymentState order={order} />
              </section>
              <TransferInstructions order={order} />
              {status !== 'canceled' && (
                <section>
                  <h2>{copy.documents}</h2>
                  <OrderDocuments order={order} />
                </section>
              )}
            </>
          )}
        </div>
        {order && (
          <section className={styles.order} aria-labelledby="ordered-title">
            <h2 id="ordered-title">{copy.ordered}</h2>
            <OrderLines order={order} />
            <OrderTotals order={order} />
          </section>
        )}
      </div>
    </article>
  )
}
