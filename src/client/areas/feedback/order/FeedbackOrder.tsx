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

/** Which order it is about, told to the customer who is signed in and has made it. To anybody else who holds the link the contract tells nothing. */
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
