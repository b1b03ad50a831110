import { createElement } from 'react'
import { replace, type RouteObject } from 'react-router-dom'
import type { PageDressingQuery } from '../../../__generated__/relay/PageDressingQuery.graphql'
import { HOME_ALIASES } from '../../domain/routes'
import { paths } from '../config/paths'
import { loadRouteQuery } from '../relay/loadRouteQuery'
import { authRoutes } from '../screens/auth/authRoutes'
import { canteenValidationRoute } from '../screens/canteenValidation/canteenValidationRoute'
import { emailConfirmationRoute } from '../screens/emailConfirmation/emailConfirmationRoute'
import { legalRoutes } from '../screens/legal/legalRoutes'
import { newPasswordRoute } from '../screens/newPassword/newPasswordRoute'
import { requestRoutes } from '../screens/requests/requestRoutes'
import { shopRoutes } from '../screens/shop/shopRoutes'
import { termsValidationRoute } from '../screens/termsValidation/termsValidationRoute'
import { ErrorScreen } from './ErrorScreen'
import { NotFoundScreen } from './NotFoundScreen'
import { ownCopy } from './ownCopy'
import { pageDressingQuery } from './PageDressing'
import { RootShell } from './RootShell'

const homeAlias = (path: string): RouteObject => ({
  path,
  loader: () => replace(paths.home.build()),
})

/** The route that every page stands under. */
export const PAGES = 'pages'

/**
 * The shop and the pages that ask no question, inside the shell; a page that fails leaves the shell standing. The others
 * come when somebody goes there (`laterRoutes.ts`). Each router needs its own.
 */
export const createRoutes = (): RouteObject[] => routes.map(ownCopy)

const routes: RouteObject[] = [
  {
    Component: RootShell,
    errorElement: createElement(ErrorScreen),
    loader: () => loadRouteQuery<PageDressingQuery>(pageDressingQuery, {}),
    shouldRevalidate: () => false,
    children: [
      {
        id: PAGES,
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
