import type { RouteObject } from 'react-router-dom'
import type { canteenFeedbackScreenQuery as CanteenFeedbackScreenQuery } from '#generated/relay/canteenFeedbackScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { responseOf } from '../../../relay/responseOf'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { canteenFeedbackScreenQuery } from './canteenFeedbackScreenQuery'

/** What a person thought of a canteen order. */
export const canteenFeedbackRoute: RouteObject = {
  path: paths.canteenFeedback.pattern,
  loader: ({ params: { hashedOrderId = '' }, request }) =>
    responseOf(
      loadRouteQuery<CanteenFeedbackScreenQuery>(
        canteenFeedbackScreenQuery,
        { hashedOrderId },
        request.signal,
      ),
    ),
  lazy: {
    Component: () =>
      import('./CanteenFeedbackScreen').then((module) => module.CanteenFeedbackScreen),
    ErrorBoundary: () =>
      import('./CanteenFeedbackError').then((module) => module.CanteenFeedbackError),
  },
}
