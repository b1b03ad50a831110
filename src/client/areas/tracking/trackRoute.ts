import type { RouteObject } from 'react-router-dom'
import type { trackScreenQuery as TrackScreenQuery } from '#generated/relay/trackScreenQuery.graphql'
import { paths } from '../../config/paths'
import { responseOf } from '../../relay/responseOf'
import { isResponseKept } from '../../relay/keptResponses'
import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { trackScreenQuery } from './trackScreenQuery'

/** Where an order is, with or without its token. */
export const trackRoute: RouteObject = {
  path: paths.track.pattern,
  loader: ({ params: { orderId = '', token = null }, request: { signal } }) => {
    const variables = { orderId, token }
    const isKept = isResponseKept(trackScreenQuery, variables)
    const reference = loadRouteQuery<TrackScreenQuery>(trackScreenQuery, variables, signal, {
      isKept,
    })
    // What is known already is shown while the rest is on its way.
    return isKept ? reference : responseOf(reference)
  },
  lazy: {
    Component: () => import('./TrackScreen').then(({ TrackScreen }) => TrackScreen),
    ErrorBoundary: () => import('./TrackError').then(({ TrackError }) => TrackError),
  },
}
