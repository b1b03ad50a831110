import { useCallback } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { type AsLastTimeQuery } from '#generated/relay/AsLastTimeQuery.graphql'
import { lastEaten, orderedDays } from '#domain/order/asLastTime'
import { parisDay } from '#domain/time/calendar'
import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { useFetched } from '../../relay/useFetched'
import { useReleasedReference } from '../../relay/useReleasedReference'
import { clock } from '../../services/clock'
import { LastOrder } from './LastOrder'
import styles from './OpeningFrame.module.css'

/** Orders that are looked through for the last one that was eaten. */
const ORDERS_READ = 10

const asLastTimeQuery = graphql`
  query AsLastTimeQuery($limit: Int!, $isSignedIn: Boolean!) {
    orders(limit: $limit) {
      status
      slotStartAt
      ...LastOrder_order
    }
    ...LastOrder_query
  }
`

/** What a customer ordered the last time, and the way to have it again; nothing before the first meal. docs/rules/orders.md#as-last-time */
export function AsLastTime() {
  const load = useCallback(async () => {
    const variables = { limit: ORDERS_READ, isSignedIn: true }
    const reference = loadRouteQuery<AsLastTimeQuery>(asLastTimeQuery, variables)
    // It only saves presses: where it fails, home is as everyone has it.
    await reference.source?.toPromise()
    return reference
  }, [])
  const fetched = useFetched(load)
  if (fetched.status === 'loading') return <div className={styles.waiting} aria-hidden="true" />
  return fetched.status === 'loaded' ? <LoadedOrders reference={fetched.data} /> : null
}

function LoadedOrders({ reference }: { reference: PreloadedQuery<AsLastTimeQuery> }) {
  useReleasedReference(reference)
  const query = usePreloadedQuery<AsLastTimeQuery>(asLastTimeQuery, reference)
  const orders = query.orders.map(({ status, slotStartAt, ...order }) => ({
    status,
    slotStartAt,
    ...order,
  }))
  const last = lastEaten(orders, parisDay(clock.now()))
  if (last === null) return null
  return <LastOrder order={last} query={query} ordered={orderedDays(orders)} />
}
