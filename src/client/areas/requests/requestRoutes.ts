import type { RouteObject } from 'react-router-dom'
import { paths } from '../../config/paths'

/** The forms that have a page of their own on a phone. */
export const requestRoutes: RouteObject[] = [
  {
    path: paths.quoteMobile.pattern,
    lazy: () =>
      import('./QuoteMobileScreen').then(({ QuoteMobileScreen }) => ({
        Component: QuoteMobileScreen,
      })),
  },
  {
    path: paths.contactMobile.pattern,
    lazy: () =>
      import('./ContactMobileScreen').then(({ ContactMobileScreen }) => ({
        Component: ContactMobileScreen,
      })),
  },
]
