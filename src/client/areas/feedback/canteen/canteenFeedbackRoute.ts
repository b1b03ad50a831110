import { type RouteObject } from 'react-router-dom'
import { type canteenFeedbackScreenQuery as CanteenFeedbackScreenQuery } from '../../../../../__generated__/relay/canteenFeedbackScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { answered } from '../../../relay/answered'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { canteenFeedbackScreenQuery } from './canteenFeedbackScreenQuery'

/** What somebody thought of a canteen order. */
export const canteenFeedbackRoute: RouteObject = {
  path: paths.canteenFeedback.pattern,
  loader: ({ params: { hashedOrderId = '' }, request }) =>
    answered(
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
