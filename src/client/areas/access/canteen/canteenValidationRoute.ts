import type { RouteObject } from 'react-router-dom'
import { paths } from '../../../config/paths'

export const canteenValidationRoute: RouteObject = {
  path: paths.canteenValidation.pattern,
  lazy: () =>
    import('./CanteenValidationScreen').then(({ CanteenValidationScreen }) => ({
      Component: CanteenValidationScreen,
    })),
}
