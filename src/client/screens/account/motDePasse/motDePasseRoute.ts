import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type motDePasseRouteQuery } from '../../../../../__generated__/relay/motDePasseRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const query = graphql`
  query motDePasseRouteQuery {
    ...MotDePasseScreen_query
  }
`

/** Another password, or the first one of somebody who got in by mail. */
export const motDePasseRoute: RouteObject = {
  path: paths.account.build('mot-de-passe'),
  loader: protect(({ request }) => loadRouteQuery<motDePasseRouteQuery>(query, {}, request.signal)),
  lazy: {
    Component: () => import('./MotDePasseScreen').then((module) => module.MotDePasseScreen),
  },
}
