import type { RouteObject } from 'react-router-dom'
import type { profileScreenQuery as ProfileScreenQuery } from '#generated/relay/profileScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'
import { profileScreenQuery } from './profileScreenQuery'

/** What the customer says about themselves. */
export const profileRoute: RouteObject = {
  path: paths.account.build('informations'),
  loader: protect(({ request }) =>
    loadRouteQuery<ProfileScreenQuery>(profileScreenQuery, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./ProfileScreen').then((module) => module.ProfileScreen),
  },
}
