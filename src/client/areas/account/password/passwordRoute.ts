import type { RouteObject } from 'react-router-dom'
import type { passwordScreenQuery as PasswordScreenQuery } from '#generated/relay/passwordScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'
import { passwordScreenQuery } from './passwordScreenQuery'

/** Another password, or the first one of a person who got in by mail. */
export const passwordRoute: RouteObject = {
  path: paths.account.build('mot-de-passe'),
  loader: protect(({ request }) =>
    loadRouteQuery<PasswordScreenQuery>(passwordScreenQuery, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./PasswordScreen').then((module) => module.PasswordScreen),
  },
}
