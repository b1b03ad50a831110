import type { RouteObject } from 'react-router-dom'
import { paths } from '../../../config/paths'

export const emailConfirmationRoute: RouteObject = {
  path: paths.emailConfirmation.pattern,
  lazy: () =>
    import('./EmailConfirmationScreen').then(({ EmailConfirmationScreen }) => ({
      Component: EmailConfirmationScreen,
    })),
}
