import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type subscriptionsRouteQuery } from '../../../../../__generated__/relay/subscriptionsRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const query = graphql`
  query subscriptionsRouteQuery {
    ...SubscriptionsScreen_query
  }
`

/** Which mails the customer wants. */
export const subscriptionsRoute: RouteObject = {
  path: paths.account.build('abonnements'),
  loader: protect(({ request }) =>
    loadRouteQuery<subscriptionsRouteQuery>(query, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./SubscriptionsScreen').then((module) => module.SubscriptionsScreen),
  },
}
