import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type profileRouteQuery } from '../../../../../__generated__/relay/profileRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const query = graphql`
  query profileRouteQuery {
    ...ProfileScreen_query
  }
`

/** What the customer says about themselves. */
export const profileRoute: RouteObject = {
  path: paths.account.build('informations'),
  loader: protect(({ request }) =>
    loadRouteQuery<profileRouteQuery>(query, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./ProfileScreen').then((module) => module.ProfileScreen),
  },
}
