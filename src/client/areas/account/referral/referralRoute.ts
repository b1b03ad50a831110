import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type referralRouteQuery } from '../../../../../__generated__/relay/referralRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const query = graphql`
  query referralRouteQuery {
    ...ReferralScreen_query
  }
`

/** Whom the customer names for the reward programme. */
export const referralRoute: RouteObject = {
  path: paths.account.build('parrainage'),
  loader: protect(({ request }) => loadRouteQuery<referralRouteQuery>(query, {}, request.signal)),
  lazy: {
    Component: () => import('./ReferralScreen').then((module) => module.ReferralScreen),
  },
}
