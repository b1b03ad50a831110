import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type informationsRouteQuery } from '../../../../../__generated__/relay/informationsRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const query = graphql`
  query informationsRouteQuery {
    ...InformationsScreen_query
  }
`

/** What the customer says about themselves. */
export const informationsRoute: RouteObject = {
  path: paths.account.build('informations'),
  loader: protect(({ request }) =>
    loadRouteQuery<informationsRouteQuery>(query, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./InformationsScreen').then((module) => module.InformationsScreen),
  },
}
