import type { RouteObject } from 'react-router-dom'
import type { favouritesScreenQuery as FavouritesScreenQuery } from '#generated/relay/favouritesScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'
import { favouritesScreenQuery } from './favouritesScreenQuery'

/** The dishes that are kept as favourites. */
export const favouritesRoute: RouteObject = {
  path: paths.account.build('favoris'),
  loader: protect(({ request }) =>
    loadRouteQuery<FavouritesScreenQuery>(favouritesScreenQuery, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./FavouritesScreen').then((module) => module.FavouritesScreen),
  },
}
