import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type cartesRouteQuery } from '../../../../../__generated__/relay/cartesRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const query = graphql`
  query cartesRouteQuery {
    ...CartesScreen_query
  }
`

/** The saved cards. */
export const cartesRoute: RouteObject = {
  path: paths.account.build('cartes'),
  loader: protect(({ request }) => loadRouteQuery<cartesRouteQuery>(query, {}, request.signal)),
  lazy: {
    Component: () => import('./CartesScreen').then((module) => module.CartesScreen),
  },
}
