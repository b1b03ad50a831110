import { type RouteObject } from 'react-router-dom'
import { paths } from '../../config/paths'
import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { trackScreenQuery } from './trackScreenQuery'

export const trackRoute: RouteObject = {
  path: paths.track.pattern,
  lazy: async () => {
    const [{ TrackScreen }, { TrackError }] = await Promise.all([
      import('./TrackScreen'),
      import('./TrackError'),
    ])
    return { Component: TrackScreen, ErrorBoundary: TrackError }
  },
  loader: ({ params: { orderId = '', token = null }, request }) =>
    loadRouteQuery(trackScreenQuery, { orderId, token }, request.signal),
}
