import type { RouteObject } from 'react-router-dom'
import type { subscriptionsScreenQuery as SubscriptionsScreenQuery } from '#generated/relay/subscriptionsScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'
import { subscriptionsScreenQuery } from './subscriptionsScreenQuery'

/** Which mails the customer wants. */
export const subscriptionsRoute: RouteObject = {
  path: paths.account.build('abonnements'),
  loader: protect(({ request }) =>
    loadRouteQuery<SubscriptionsScreenQuery>(subscriptionsScreenQuery, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./SubscriptionsScreen').then((module) => module.SubscriptionsScreen),
  },
}
