import type { RouteObject } from 'react-router-dom'
import { paths } from '../../../config/paths'

export const newPasswordRoute: RouteObject = {
  path: paths.newPassword.pattern,
  lazy: () =>
    import('./NewPasswordScreen').then(({ NewPasswordScreen }) => ({
      Component: NewPasswordScreen,
    })),
}
