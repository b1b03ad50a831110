import type { RouteObject } from 'react-router-dom'
import type { feedbackScreenQuery as FeedbackScreenQuery } from '#generated/relay/feedbackScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { responseOf } from '../../../relay/responseOf'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { feedbackScreenQuery } from './feedbackScreenQuery'

/** What a person thought of a delivered order. */
export const feedbackRoute: RouteObject = {
  path: paths.feedback.pattern,
  loader: ({ params: { orderId = '' }, request }) =>
    responseOf(
      loadRouteQuery<FeedbackScreenQuery>(feedbackScreenQuery, { orderId }, request.signal),
    ),
  lazy: {
    Component: () => import('./FeedbackScreen').then(({ FeedbackScreen }) => FeedbackScreen),
    ErrorBoundary: () => import('./FeedbackError').then(({ FeedbackError }) => FeedbackError),
  },
}
