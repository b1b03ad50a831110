import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type feedbackRouteQuery } from '../../../../../__generated__/relay/feedbackRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { answered } from '../../../relay/answered'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'

const query = graphql`
  query feedbackRouteQuery($orderId: ID!) {
    ...FeedbackScreen_query
  }
`

/** What somebody thought of a delivered order. */
export const feedbackRoute: RouteObject = {
  path: paths.feedback.pattern,
  loader: ({ params: { orderId = '' }, request }) =>
    answered(loadRouteQuery<feedbackRouteQuery>(query, { orderId }, request.signal)),
  lazy: {
    Component: () => import('./FeedbackScreen').then(({ FeedbackScreen }) => FeedbackScreen),
    ErrorBoundary: () => import('./FeedbackError').then(({ FeedbackError }) => FeedbackError),
  },
}
