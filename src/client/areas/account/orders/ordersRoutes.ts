import { graphql } from 'react-relay/hooks'
import type { RouteObject } from 'react-router-dom'
import { type ordersRoutesOrderQuery } from '../../../../../__generated__/relay/ordersRoutesOrderQuery.graphql'
import { type ordersRoutesOrdersQuery } from '../../../../../__generated__/relay/ordersRoutesOrdersQuery.graphql'
import { paths } from '../../../config/paths'
import { ORDERS_PER_PAGE } from './ordersPerPage'
import { answered } from '../../../relay/answered'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const ordersQuery = graphql`
  query ordersRoutesOrdersQuery($limit: Int!) {
    ...OrdersPage_query @arguments(limit: $limit)
  }
`

const orderQuery = graphql`
  query ordersRoutesOrderQuery($orderId: ID!) {
    ...OrderPage_query @arguments(orderId: $orderId)
  }
`

/** The orders of the account and one order's page. */
export const ordersRoutes: RouteObject[] = [
  {
    path: paths.account.build('commandes'),
    loader: protect(({ request }) =>
      loadRouteQuery<ordersRoutesOrdersQuery>(
        ordersQuery,
        { limit: ORDERS_PER_PAGE },
        request.signal,
      ),
    ),
    lazy: { Component: () => import('./OrdersPage').then(({ OrdersPage }) => OrdersPage) },
  },
  {
    path: `${paths.account.build('commandes')}/:id`,
    loader: protect(({ params: { id: orderId = '' }, request }) =>
      answered(loadRouteQuery<ordersRoutesOrderQuery>(orderQuery, { orderId }, request.signal)),
    ),
    lazy: { Component: () => import('./OrderPage').then(({ OrderPage }) => OrderPage) },
  },
]
