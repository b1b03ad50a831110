import type { RouteObject } from 'react-router-dom'
import type { referralScreenQuery as ReferralScreenQuery } from '#generated/relay/referralScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'
import { referralScreenQuery } from './referralScreenQuery'

/** Whom the customer names for the reward programme. */
export const referralRoute: RouteObject = {
  path: paths.account.build('parrainage'),
  loader: protect(({ request }) =>
    loadRouteQuery<ReferralScreenQuery>(referralScreenQuery, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./ReferralScreen').then((module) => module.ReferralScreen),
  },
}
