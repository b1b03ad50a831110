import { Suspense } from 'react'
import ordersQuery, {
  type ordersRoutesOrdersQuery,
} from '../../../../__generated__/relay/ordersRoutesOrdersQuery.graphql'
import { OrderHistory } from '../../features/orderHistory/OrderHistory'
import { useRouteQuery } from '../../relay/useRouteQuery'
import { accountCopy, MODE_NAMES } from './accountCopy'
import { AccountPage } from './AccountPage'
import { OrdersSkeleton } from './OrdersSkeleton'

/** The customer's orders. */
export function OrdersPage() {
  return (
    <AccountPage title={MODE_NAMES.commandes} lead={accountCopy.ordersLead}>
      <Suspense fallback={<OrdersSkeleton />}>
        <Orders />
      </Suspense>
    </AccountPage>
  )
}

function Orders() {
  const query = useRouteQuery<ordersRoutesOrdersQuery>(ordersQuery)
  return <OrderHistory query={query} />
}
