import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type abonnementsRouteQuery } from '../../../../../__generated__/relay/abonnementsRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const query = graphql`
  query abonnementsRouteQuery {
    ...AbonnementsScreen_query
  }
`

/** Which mails the customer wants. */
export const abonnementsRoute: RouteObject = {
  path: paths.account.build('abonnements'),
  loader: protect(({ request }) =>
    loadRouteQuery<abonnementsRouteQuery>(query, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./AbonnementsScreen').then((module) => module.AbonnementsScreen),
  },
}
