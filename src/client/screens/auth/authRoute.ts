import type { RouteObject } from 'react-router-dom'
import { paths } from '../../config/paths'

export const authRoute: RouteObject = {
  path: paths.auth.pattern,
  lazy: () => import('./AuthScreen').then(({ AuthScreen }) => ({ Component: AuthScreen })),
}
