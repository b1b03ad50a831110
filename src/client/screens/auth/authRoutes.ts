import type { RouteObject } from 'react-router-dom'
import { paths } from '../../config/paths'

/** Signing in on a page of its own. */
export const authRoutes: RouteObject[] = [
  {
    path: paths.auth.pattern,
    lazy: () => import('./AuthScreen').then(({ AuthScreen }) => ({ Component: AuthScreen })),
  },
  {
    path: paths.authMobile.pattern,
    lazy: () =>
      import('./AuthMobileScreen').then(({ AuthMobileScreen }) => ({
        Component: AuthMobileScreen,
      })),
  },
]
