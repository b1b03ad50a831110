import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type canteenFeedbackRouteQuery } from '../../../../../__generated__/relay/canteenFeedbackRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { answered } from '../../../relay/answered'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'

const query = graphql`
  query canteenFeedbackRouteQuery($hashedOrderId: String!) {
    ...CanteenFeedbackScreen_query
  }
`

/** What somebody thought of a canteen order. */
export const canteenFeedbackRoute: RouteObject = {
  path: paths.canteenFeedback.pattern,
  loader: ({ params: { hashedOrderId = '' }, request }) =>
    answered(loadRouteQuery<canteenFeedbackRouteQuery>(query, { hashedOrderId }, request.signal)),
  lazy: {
    Component: () =>
      import('./CanteenFeedbackScreen').then((module) => module.CanteenFeedbackScreen),
    ErrorBoundary: () =>
      import('./CanteenFeedbackError').then((module) => module.CanteenFeedbackError),
  },
}
