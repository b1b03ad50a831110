import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { type AsLastTimeQuery } from '#generated/relay/AsLastTimeQuery.graphql'
import { lastEaten, orderedDays } from '#domain/order/asLastTime'
import { parisDay, type Day } from '#domain/time/calendar'
import { plannedOrderIn } from '../../config/plannedOrderPath'
import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { useFetched } from '../../relay/useFetched'
import { useReleasedReference } from '../../relay/useReleasedReference'
import { clock } from '../../services/clock'
import { LastOrder } from './LastOrder'
import { NoOpening } from './NoOpening'
import { OpeningPlace } from './OpeningPlace'

/** Orders that are looked through for the last one that was eaten. */
const ORDERS_READ = 10

const asLastTimeQuery = graphql`
  query AsLastTimeQuery(
    $limit: Int!
    $isSignedIn: Boolean!
    $plannedId: ID!
    $isPlanned: Boolean!
  ) {
    orders(limit: $limit) {
      status
      slotStartAt
      ...LastOrder_order
    }
    order(id: $plannedId) @include(if: $isPlanned) {
      ...LastOrder_order
    }
    ...LastOrder_query
  }
`

/** What a customer ordered the last time, and the way to have it again; nothing before the first meal. docs/rules/orders.md#as-last-time */
export function AsLastTime() {
  const { search } = useLocation()
  const planned = plannedOrderIn(search)
  const plannedId = planned?.orderId ?? ''
  const load = useCallback(async () => {
    const isPlanned = plannedId !== ''
    const variables = { limit: ORDERS_READ, isSignedIn: true, plannedId, isPlanned }
    const reference = loadRouteQuery<AsLastTimeQuery>(asLastTimeQuery, variables)
    // It only saves presses: where it fails, home is as everyone has it.
    await reference.source?.toPromise()
    return reference
  }, [plannedId])
  const fetched = useFetched(load)
  if (fetched.status === 'loading') return <OpeningPlace />
  return fetched.status === 'loaded' ? (
    <LoadedOrders reference={fetched.data} plannedDay={planned?.day ?? null} />
  ) : null
}

type LoadedProps = { reference: PreloadedQuery<AsLastTimeQuery>; plannedDay: Day | null }

function LoadedOrders({ reference, plannedDay }: LoadedProps) {
  useReleasedReference(reference)
  const query = usePreloadedQuery<AsLastTimeQuery>(asLastTimeQuery, reference)
  const orders = query.orders.map(({ status, slotStartAt, ...order }) => ({
    status,
    slotStartAt,
    ...order,
  }))
  if (query.order) {
    return <LastOrder order={query.order} query={query} ordered={[]} plannedDay={plannedDay} />
  }
  const last = lastEaten(orders, parisDay(clock.now()))
  if (last === null) return <NoOpening />
  return <LastOrder order={last} query={query} ordered={orderedDays(orders)} plannedDay={null} />
}
