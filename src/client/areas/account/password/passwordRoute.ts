import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type passwordRouteQuery } from '../../../../../__generated__/relay/passwordRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const query = graphql`
  query passwordRouteQuery {
    ...PasswordScreen_query
  }
`

/** Another password, or the first one of somebody who got in by mail. */
export const passwordRoute: RouteObject = {
  path: paths.account.build('mot-de-passe'),
  loader: protect(({ request }) => loadRouteQuery<passwordRouteQuery>(query, {}, request.signal)),
  lazy: {
    Component: () => import('./PasswordScreen').then((module) => module.PasswordScreen),
  },
}
