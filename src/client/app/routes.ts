import { createElement } from 'react'
import { replace, type RouteObject } from 'react-router-dom'
import type { PageDressingQuery } from '../../../__generated__/relay/PageDressingQuery.graphql'
import { HOME_ALIASES } from '../../domain/routes'
import { paths } from '../config/paths'
import { loadRouteQuery } from '../relay/loadRouteQuery'
import { accountRoutes } from '../screens/account/accountRoutes'
import { authRoutes } from '../screens/auth/authRoutes'
import { canteenValidationRoute } from '../screens/canteenValidation/canteenValidationRoute'
import { canteenFeedbackRoute } from '../screens/canteenFeedback/canteenFeedbackRoute'
import { cartRoute } from '../screens/cart/cartRoute'
import { legalRoutes } from '../screens/legal/legalRoutes'
import { newPasswordRoute } from '../screens/newPassword/newPasswordRoute'
import { emailUnsubscribeRoute } from '../screens/emailUnsubscribe/emailUnsubscribeRoute'
import { feedbackRoute } from '../screens/feedback/feedbackRoute'
import { orderRoutes } from '../screens/order/orderRoutes'
import { requestRoutes } from '../screens/requests/requestRoutes'
import { shopRoutes } from '../screens/shop/shopRoutes'
import { termsValidationRoute } from '../screens/termsValidation/termsValidationRoute'
import { trackRoute } from '../screens/track/trackRoute'
import { ErrorScreen } from './ErrorScreen'
import { NotFoundScreen } from './NotFoundScreen'
import { pageDressingQuery } from './PageDressing'
import { RootShell } from './RootShell'

const homeAlias = (path: string): RouteObject => ({
  path,
  loader: () => replace(paths.home.build()),
})

/** Every page, inside the shell; a page that fails leaves the shell standing. Each router needs its own. */
export const createRoutes = (): RouteObject[] => routes.map(ownCopy)

const routes: RouteObject[] = [
  {
    Component: RootShell,
    errorElement: createElement(ErrorScreen),
    loader: () => loadRouteQuery<PageDressingQuery>(pageDressingQuery, {}),
    shouldRevalidate: () => false,
    children: [
      {
        errorElement: createElement(ErrorScreen),
        children: [
          ...shopRoutes,
          cartRoute,
          ...orderRoutes,
          trackRoute,
          ...authRoutes,
          newPasswordRoute,
          termsValidationRoute,
          canteenValidationRoute,
          accountRoutes,
          feedbackRoute,
          canteenFeedbackRoute,
          emailUnsubscribeRoute,
          ...requestRoutes,
          ...legalRoutes,
          ...HOME_ALIASES.map(homeAlias),
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  },
]

// A router takes off `lazy` what it has loaded: two routers over one object would leave the second without its pages.
function ownCopy(route: RouteObject): RouteObject {
  const { lazy } = route
  const copy = { ...route, ...(typeof lazy === 'object' ? { lazy: { ...lazy } } : {}) }
  return copy.index
    ? copy
    : { ...copy, ...(copy.children && { children: copy.children.map(ownCopy) }) }
}
