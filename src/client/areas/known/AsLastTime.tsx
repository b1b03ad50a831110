import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import type { AsLastTimeQuery } from '#generated/relay/AsLastTimeQuery.graphql'
import { lastEaten, leftOutDays, orderedDays } from '#domain/order/asLastTime'
import { plannedOrderIn } from '#domain/site/plannedOrderPath'
import { parisDay, type Day } from '#domain/time/calendar'
import { loadPartQuery } from '../../relay/loadPartQuery'
import { useFetched } from '../../relay/useFetched'
import { useReleasedReference } from '../../relay/useReleasedReference'
import { clock } from '../../services/clock'
import { LastOrder } from './LastOrder'
import { NoOpening } from './NoOpening'
import { OpeningPlace } from './OpeningPlace'

/** Orders whose days are looked through: a month of them may be ordered ahead, and the last one that was eaten stands behind. */
const DAYS_READ = 100

/** How many orders are queried with all their details: the one that is proposed is nearly always among them. */
const ORDERS_READ = 10

const asLastTimeQuery = graphql`
  query AsLastTimeQuery(
    $days: Int!
    $limit: Int!
    $isSignedIn: Boolean!
    $orderId: ID!
    $isNamed: Boolean!
  ) {
    placed: orders(limit: $days) {
      id
      status
      slotStartAt
    }
    orders(limit: $limit) @skip(if: $isNamed) {
      id
      ...LastOrder_order
    }
    order(id: $orderId) @include(if: $isNamed) {
      ...LastOrder_order
    }
    getCustomerProfile {
      plans {
        id
        orderId
        isPaused
        dates {
          day
          state
        }
      }
    }
    ...LastOrder_query
  }
`

/** What a customer ordered the last time, and the way to have it again; nothing before the first meal. docs/rules/orders.md#as-last-time */
export function AsLastTime() {
  const { search } = useLocation()
  const planned = plannedOrderIn(search)
  return <Opening named={planned?.orderId ?? null} plannedDay={planned?.day ?? null} />
}

type OpeningProps = {
  /** The order to propose; null for the last one that was eaten. */
  named: string | null
  plannedDay: Day | null
}

function Opening({ named, plannedDay }: OpeningProps) {
  const load = useCallback(async () => {
    const reference = loadPartQuery<AsLastTimeQuery>(asLastTimeQuery, {
      days: DAYS_READ,
      limit: ORDERS_READ,
      isSignedIn: true,
      orderId: named ?? '',
      isNamed: named !== null,
    })
    // It only saves presses: where it fails, home is as everyone has it.
    await reference.source?.toPromise()
    return reference
  }, [named])
  const fetched = useFetched(load)
  if (fetched.status === 'loading') return <OpeningPlace />
  return fetched.status === 'loaded' ? (
    <LoadedOpening reference={fetched.data} named={named} plannedDay={plannedDay} />
  ) : null
}

type LoadedProps = {
  reference: PreloadedQuery<AsLastTimeQuery>
  named: string | null
  plannedDay: Day | null
}

function LoadedOpening({ reference, named, plannedDay }: LoadedProps) {
  useReleasedReference(reference)
  const query = usePreloadedQuery<AsLastTimeQuery>(asLastTimeQuery, reference)
  const placed = query.placed.map(({ id, status, slotStartAt }) => ({ id, status, slotStartAt }))
  const last = lastEaten(placed, parisDay(clock.now()))
  const order = query.order ?? query.orders?.find(({ id }) => id === last?.id)
  const { plans } = query.getCustomerProfile
  const planned = plans.flatMap(({ dates }) => dates.map(({ day, state }) => ({ day, state })))
  const paused = plans.find(({ orderId, isPaused }) => isPaused && orderId === named)
  if (order) {
    return (
      <LastOrder
        order={order}
        query={query}
        ordered={orderedDays(placed)}
        leftOut={leftOutDays(planned)}
        plannedDay={plannedDay}
        pausedPlanId={paused?.id ?? null}
      />
    )
  }
  return last === null || named !== null ? (
    <NoOpening />
  ) : (
    <Opening named={last.id} plannedDay={null} />
  )
}
