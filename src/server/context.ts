import type { Clock } from '#domain/time/clock'
import { unauthenticated } from './base/errors'
import type { Viewer } from './base/Viewer'
import type { VisitorDevice } from './modules/auth/knownDevices'
import type { Services } from './services'

/** What a resolver gets, built anew for each request. */
export type Context = {
  viewer: Viewer | null
  clock: Clock
  services: Services
  /** In the log and in the response to an unexpected error. */
  requestId: string
  /** Who calls, for limits: an IPv4 address or the network of an IPv6 one. */
  ip: string
  device: VisitorDevice
}

/** The viewer, or the error UNAUTHENTICATED. */
export function requireViewer(context: Pick<Context, 'viewer'>): Viewer {
  if (!context.viewer) throw unauthenticated()
  return context.viewer
}
