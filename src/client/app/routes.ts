import { createElement } from 'react'
import { replace, type RouteObject } from 'react-router-dom'
import type { PageConfigurationQuery } from '#generated/relay/PageConfigurationQuery.graphql'
import { HOME_ALIASES } from '#domain/site/routes'
import { paths } from '../config/paths'
import { loadRouteQuery } from '../relay/loadRouteQuery'
import { authRoutes } from '../areas/access/signIn/authRoutes'
import { canteenValidationRoute } from '../areas/access/canteen/canteenValidationRoute'
import { emailConfirmationRoute } from '../areas/access/emailConfirmation/emailConfirmationRoute'
import { legalRoutes } from '../areas/legal/legalRoutes'
import { newPasswordRoute } from '../areas/access/newPassword/newPasswordRoute'
import { requestRoutes } from '../areas/requests/requestRoutes'
import { shopRoutes } from '../areas/storefront/shopRoutes'
import { termsValidationRoute } from '../areas/access/terms/termsValidationRoute'
import { ErrorScreen } from './errors/ErrorScreen'
import { NotFoundScreen } from './errors/NotFoundScreen'
import { cloneRoute } from './navigation/cloneRoute'
import { pageConfigurationQuery } from './configuration/PageConfiguration'
import { PAGES } from './navigation/laterRoutes'
import { historyAtPage, isHistoryBehind } from './navigation/shownPage'
import { Pages } from './Pages'
import { RootShell } from './shell/RootShell'

/** Leads on and shows nothing, also where `Pages.tsx` refuses an address that the router takes for it, as `/%2B` for `/+`. */
const homeAlias = (path: string): RouteObject => ({
  path,
  loader: () => replace(paths.home.build()),
  element: null,
})

/**
 * The shop and the pages that have no query, inside the shell; a page that fails leaves the shell standing. The others
 * come when a person goes there (`laterRoutes.ts`). Each router needs its own.
 */
export const createRoutes = (): RouteObject[] => routes.map(cloneRoute)

const routes: RouteObject[] = [
  {
    Component: RootShell,
    errorElement: createElement(ErrorScreen),
    loader: () => loadRouteQuery<PageConfigurationQuery>(pageConfigurationQuery, {}),
    shouldRevalidate: () => false,
    children: [
      {
        id: PAGES,
        Component: Pages,
        loader: historyAtPage,
        shouldRevalidate: isHistoryBehind,
        errorElement: createElement(ErrorScreen),
        children: [
          ...shopRoutes,
          ...authRoutes,
          newPasswordRoute,
          termsValidationRoute,
          canteenValidationRoute,
          emailConfirmationRoute,
          ...requestRoutes,
          ...legalRoutes,
          ...HOME_ALIASES.map(homeAlias),
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  },
]
