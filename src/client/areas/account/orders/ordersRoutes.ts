import type { RouteObject } from 'react-router-dom'
import type { accountOrderScreenQuery as AccountOrderScreenQuery } from '#generated/relay/accountOrderScreenQuery.graphql'
import type { ordersScreenQuery as OrdersScreenQuery } from '#generated/relay/ordersScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { ORDERS_PER_PAGE } from './ordersPerPage'
import { responseOf } from '../../../relay/responseOf'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'
import { ordersScreenQuery } from './ordersScreenQuery'
import { accountOrderScreenQuery } from './accountOrderScreenQuery'

/** The orders of the account and one order's page. */
export const ordersRoutes: RouteObject[] = [
  {
    path: paths.account.build('commandes'),
    loader: protect(({ request }) =>
      loadRouteQuery<OrdersScreenQuery>(
        ordersScreenQuery,
        { limit: ORDERS_PER_PAGE },
        request.signal,
      ),
    ),
    lazy: { Component: () => import('./OrdersPage').then(({ OrdersPage }) => OrdersPage) },
  },
  {
    path: `${paths.account.build('commandes')}/:id`,
    loader: protect(({ params: { id: orderId = '' }, request }) =>
      responseOf(
        loadRouteQuery<AccountOrderScreenQuery>(
          accountOrderScreenQuery,
          { orderId },
          request.signal,
        ),
      ),
    ),
    lazy: { Component: () => import('./OrderPage').then(({ OrderPage }) => OrderPage) },
  },
]
