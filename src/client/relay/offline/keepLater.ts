import type { CacheConfig, Variables } from 'relay-runtime'
import { tellFreshResponse } from '../../services/connection'
import { quietMoment } from '../../services/quietMoment'
import { readSessionToken } from '../../services/sessionCookie'
import { isWithoutConnection } from '../RequestError'
import { hasCaches } from './forgetOffline'
import { slotServing } from './keptParts'
import { rememberProfile, withProfile } from './visitProfile'

type Response = { data: Record<string, unknown> }
type Operation = { operationName: string; variables: Variables }

const load = () => import(/* webpackChunkName: "offline" */ './offlineResponses')

// The server that renders the page keeps nothing.
const mayKeep = (operationName: string) =>
  typeof window !== 'undefined' && slotServing(operationName) !== undefined && hasCaches()

/** How many responses to an operation have come. */
const come = new Map<string, number>()

/** One after the other: what came last is what is kept. */
let keeping: Promise<unknown> = Promise.resolve()

/** Once the page has come to rest; not at all what another response to the operation has overtaken by then. */
function keepAtRest(operation: Operation, data: Response['data'], token: string | null): void {
  const { operationName } = operation
  const number = (come.get(operationName) ?? 0) + 1
  come.set(operationName, number)
  keeping = keeping
    .then(quietMoment)
    .then(async () => {
      if (come.get(operationName) !== number) return
      const { keepOffline } = await load()
      await keepOffline(operation, data, token)
    })
    .catch(() => undefined)
}

/** Passes a response on, and keeps what is worth it for a visit without a network. */
export function keepLater(operationName: string, variables: Variables) {
  const token = mayKeep(operationName) ? readSessionToken() : null
  return <R extends Response>(response: R): R => {
    if (mayKeep(operationName)) {
      tellFreshResponse()
      rememberProfile(operationName, token, response.data)
      keepAtRest({ operationName, variables }, response.data, token)
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
