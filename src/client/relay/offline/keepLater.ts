import type { CacheConfig, Variables } from 'relay-runtime'
import { tellFreshResponse } from '../../services/connection'
import { quietMoment } from '../../services/quietMoment'
import { readSessionToken } from '../../services/sessionCookie'
import { isWithoutConnection } from '../RequestError'
import { hasCaches } from './forgetOffline'
import { slotServing } from './keptParts'
import { rememberProfile, withProfile } from './visitProfile'

type Response = { data: Record<string, unknown> }

const load = () => import(/* webpackChunkName: "offline" */ './offlineResponses')

// The server that renders the page keeps nothing.
const mayKeep = (operationName: string) =>
  typeof window !== 'undefined' && slotServing(operationName) !== undefined && hasCaches()

/** Passes a response on, and keeps what is worth it for a visit without a network, once the page has come to rest. */
export function keepLater(operationName: string, variables: Variables) {
  const token = mayKeep(operationName) ? readSessionToken() : null
  return <R extends Response>(response: R): R => {
    if (mayKeep(operationName)) {
      tellFreshResponse()
      rememberProfile(operationName, token, response.data)
      void quietMoment()
        .then(load)
        .then(({ keepOffline }) => keepOffline({ operationName, variables }, response.data, token))
        .catch(() => undefined)
    }
    return response
  }
}

/** What a query carries to the network that renews a page that is open: less than the page shows never takes its place. */
export const REFRESH: CacheConfig = { metadata: { isRefresh: true } }

/** What an earlier visit has kept, in place of a response that a lost connection withholds; else the failure. */
export async function findKept(
  error: unknown,
  operationName: string,
  variables: Variables,
  { metadata }: CacheConfig,
): Promise<Response> {
  const isRefresh = metadata?.['isRefresh'] === true
  if (isRefresh || !isWithoutConnection(error) || !mayKeep(operationName)) throw error
  const { findOffline } = await load().catch(() => ({ findOffline: async () => null }))
  const data = await findOffline({ operationName, variables }).catch(() => null)
  if (data === null) throw error
  return { data: withProfile(operationName, readSessionToken(), data) }
}
