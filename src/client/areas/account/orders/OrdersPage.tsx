import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrdersPage_query$key } from '#generated/relay/OrdersPage_query.graphql'
import type { ordersScreenQuery as OrdersScreenQuery } from '#generated/relay/ordersScreenQuery.graphql'
import { OrderHistory } from './OrderHistory'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { AccountPage } from '../AccountPage'
import { OrdersSkeleton } from './OrdersSkeleton'
import { ordersScreenQuery } from './ordersScreenQuery'

/** The customer's orders. */
export function OrdersPage() {
  return (
    <AccountPage mode="commandes">
      <Suspense fallback={<OrdersSkeleton />}>
        <Orders />
      </Suspense>
    </AccountPage>
  )
}

function Orders() {
  const query = useRouteQuery<OrdersScreenQuery>(ordersScreenQuery)
  return <OrdersContent query={query} />
}

function OrdersContent({ query }: { query: OrdersPage_query$key }) {
  const data = useFragment(
    graphql`
      fragment OrdersPage_query on Query @argumentDefinitions(limit: { type: "Int!" }) {
        ...OrderHistory_query @arguments(limit: $limit)
      }
    `,
    query,
  )
  return <OrderHistory query={data} />
}
