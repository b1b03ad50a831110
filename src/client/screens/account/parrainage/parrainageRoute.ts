import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type parrainageRouteQuery } from '../../../../../__generated__/relay/parrainageRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const query = graphql`
  query parrainageRouteQuery {
    ...ParrainageScreen_query
  }
`

/** Whom the customer names for the reward programme. */
export const parrainageRoute: RouteObject = {
  path: paths.account.build('parrainage'),
  loader: protect(({ request }) => loadRouteQuery<parrainageRouteQuery>(query, {}, request.signal)),
  lazy: {
    Component: () => import('./ParrainageScreen').then((module) => module.ParrainageScreen),
  },
}
