import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { FeedbackOrderQuery } from '#generated/relay/FeedbackOrderQuery.graphql'
import { formatDayOf } from '#domain/time/calendar'
import { useFetched } from '../../../relay/useFetched'
import styles from './FeedbackOrder.module.css'
import { orderFeedbackCopy as copy } from './orderFeedbackCopy'

const query = graphql`
  query FeedbackOrderQuery($orderId: ID!) {
    order(id: $orderId) {
      number
      slotStartAt
    }
  }
`

/**
 * Number and day of the order, for the signed-in customer who made it. The contract returns nothing to other holders of
 * the link.
 */
export function FeedbackOrder({ orderId }: { orderId: string }) {
  const environment = useRelayEnvironment()
  const load = useCallback(async () => {
    const data = await fetchQuery<FeedbackOrderQuery>(environment, query, { orderId }).toPromise()
    return data?.order ?? null
  }, [environment, orderId])
  const fetched = useFetched(load)
  if (fetched.status === 'failed') return null
  const order = fetched.status === 'loaded' ? fetched.data : null
  return (
    <span className={styles.order}>
      {order && copy.order(order.number, formatDayOf(order.slotStartAt))}
    </span>
  )
}
