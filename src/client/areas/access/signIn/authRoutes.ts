import type { RouteObject } from 'react-router-dom'
import { paths } from '../../../config/paths'

/** Signing in on a page of its own, under both of its addresses. */
export const authRoutes: RouteObject[] = [paths.auth.pattern, paths.authMobile.pattern].map(
  (path) => ({
    path,
    lazy: () => import('./AuthScreen').then(({ AuthScreen }) => ({ Component: AuthScreen })),
  }),
)
