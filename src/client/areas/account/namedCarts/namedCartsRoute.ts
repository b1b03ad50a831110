import type { RouteObject } from 'react-router-dom'
import type { namedCartsScreenQuery as NamedCartsScreenQuery } from '#generated/relay/namedCartsScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'
import { namedCartsScreenQuery } from './namedCartsScreenQuery'

/** The carts that are kept under a name. */
export const namedCartsRoute: RouteObject = {
  path: paths.account.build('paniers'),
  loader: protect(({ request }) =>
    loadRouteQuery<NamedCartsScreenQuery>(namedCartsScreenQuery, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./NamedCartsScreen').then((module) => module.NamedCartsScreen),
  },
}
