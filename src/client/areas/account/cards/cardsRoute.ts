import type { RouteObject } from 'react-router-dom'
import type { cardsScreenQuery as CardsScreenQuery } from '#generated/relay/cardsScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'
import { cardsScreenQuery } from './cardsScreenQuery'

/** The saved cards. */
export const cardsRoute: RouteObject = {
  path: paths.account.build('cartes'),
  loader: protect(({ request }) =>
    loadRouteQuery<CardsScreenQuery>(cardsScreenQuery, {}, request.signal),
  ),
  lazy: {
    Component: () => import('./CardsScreen').then((module) => module.CardsScreen),
  },
}
