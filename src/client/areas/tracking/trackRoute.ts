import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type trackRouteQuery } from '../../../../__generated__/relay/trackRouteQuery.graphql'
import { paths } from '../../config/paths'
import { answered } from '../../relay/answered'
import { isAnswerKept } from '../../relay/keptAnswers'
import { loadRouteQuery } from '../../relay/loadRouteQuery'

const query = graphql`
  query trackRouteQuery($orderId: ID!, $token: String) {
    orderTracking(orderId: $orderId, token: $token) {
      ...TrackScreen_tracking
    }
  }
`

/** Where an order is, with or without its token. */
export const trackRoute: RouteObject = {
  path: paths.track.pattern,
  loader: ({ params: { orderId = '', token = null }, request }) => {
    const isKept = isAnswerKept(query, { orderId, token })
    const reference = loadRouteQuery<trackRouteQuery>(query, { orderId, token }, request.signal, {
      isKept,
    })
    // What is known already is shown while the rest is on its way.
    return isKept ? reference : answered(reference)
  },
  lazy: {
    Component: () => import('./TrackScreen').then(({ TrackScreen }) => TrackScreen),
    ErrorBoundary: () => import('./TrackError').then(({ TrackError }) => TrackError),
  },
}
