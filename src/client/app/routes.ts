import { createElement } from 'react'
import { replace, type RouteObject } from 'react-router-dom'
import type { appStartQuery as AppStartQuery } from '../../../__generated__/relay/appStartQuery.graphql'
import { HOME_ALIASES } from '../../domain/routes'
import { paths } from '../config/paths'
import { loadRouteQuery } from '../relay/loadRouteQuery'
import { authRoute } from '../screens/auth/authRoute'
import { cartRoute } from '../screens/cart/cartRoute'
import { orderRoutes } from '../screens/order/orderRoutes'
import { shopRoutes } from '../screens/shop/shopRoutes'
import { trackRoute } from '../screens/track/trackRoute'
import { appStartQuery } from './appStartQuery'
import { ErrorScreen } from './ErrorScreen'
import { NotFoundScreen } from './NotFoundScreen'
import { RootShell } from './RootShell'

const homeAlias = (path: string): RouteObject => ({
  path,
  loader: () => replace(paths.home.build()),
})

/** Every page, inside the shell; a page that fails leaves the shell standing. */
export const routes: RouteObject[] = [
  {
    Component: RootShell,
    errorElement: createElement(ErrorScreen),
    loader: () => loadRouteQuery<AppStartQuery>(appStartQuery, {}),
    shouldRevalidate: () => false,
    children: [
      {
        errorElement: createElement(ErrorScreen),
        children: [
          ...shopRoutes,
          cartRoute,
          ...orderRoutes,
          trackRoute,
          authRoute,
          ...HOME_ALIASES.map(homeAlias),
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  },
]
