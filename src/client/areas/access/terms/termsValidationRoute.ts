import type { RouteObject } from 'react-router-dom'
import { paths } from '../../../config/paths'

export const termsValidationRoute: RouteObject = {
  path: paths.termsValidation.pattern,
  lazy: () =>
    import('./TermsValidationScreen').then(({ TermsValidationScreen }) => ({
      Component: TermsValidationScreen,
    })),
}
