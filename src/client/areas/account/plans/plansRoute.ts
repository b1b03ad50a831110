import type { RouteObject } from 'react-router-dom'
import type { plansScreenQuery as PlansScreenQuery } from '#generated/relay/plansScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'
import { plansScreenQuery } from './plansScreenQuery'

/** The orders of every week. */
export const plansRoute: RouteObject = {
  path: paths.account.build('regulieres'),
  loader: protect(({ request }) =>
    loadRouteQuery<PlansScreenQuery>(plansScreenQuery, {}, request.signal),
  ),
  lazy: { Component: () => import('./PlansScreen').then((module) => module.PlansScreen) },
}
