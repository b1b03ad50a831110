import {
  Network,
  Observable,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { SERVER_TIME_HEADER } from '#domain/time/serverTime'
import { config } from '../config/config'
import { hearServerTime } from '../services/clock'
import { readSessionToken } from '../services/sessionCookie'
import { bodyOf } from './bodyOf'
import { takeFirstQuery, takeWrittenResponse } from './firstQuery'
import { findKept, keepLater } from './offline/keepLater'
import { readResponse } from './readResponse'
import { withPatience } from './patience'
import { isWorthRepeating, pause, type Pause } from './repeatOnce'
import { RequestError } from './RequestError'
import { createSpareConfiguration } from './spareConfiguration'

// On the server there is no page that could be left.
const isInBrowser = typeof window !== 'undefined'

export type Fetch = (url: string, request: RequestInit) => Promise<Response>

/** A browser keeps 64 KiB of requests alive, counted in bytes: half as many characters leave room for accents. */
const KEEPALIVE_MAX = 32_000

/**
 * One POST for each operation, ended when no one waits for it any more or the server is silent; one more when a busy server has
 * done nothing.
 */
export function createNetwork(fetch: Fetch, pauseBetween: Pause = pause) {
  const withConfiguration = createSpareConfiguration()
  return Network.create((operation, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController()
      const { signal } = controller
      const once = () =>
        withPatience(operation, signal, (end) => post(fetch, operation, variables, end))
      const again = async (error: unknown) => {
        if (!isWorthRepeating(error, operation, cacheConfig)) throw error
        await pauseBetween(signal)
        if (signal.aborted) throw error
        return once()
      }
      const keep = keepLater(operation.name, variables)
      once()
        .catch(again)
        .then(keep, (error: unknown) => {
          // A page that is no longer waited for needs nothing in its place.
          if (signal.aborted) throw error
          return findKept(error, operation.name, variables, cacheConfig)
        })
        .then(
          ({ data }) => {
            sink.next({ data: withConfiguration(data) })
            sink.complete()
          },
          (error: Error) => {
            if (!signal.aborted) sink.error(error)
          },
        )
      return () => controller.abort()
    }),
  )
}

async function post(
  fetch: Fetch,
  operation: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
): Promise<ReturnType<typeof readResponse>> {
  const reading = { isQuery: operation.operationKind === 'query' }
  const written = isInBrowser ? takeWrittenResponse(operation.name, variables) : null
  if (written !== null) return readResponse(written, reading)
  const session = readSessionToken()
  const response = await send(fetch, operation, variables, signal)
  const body = await bodyOf(response)
  const current = readSessionToken()
  if (!reading.isQuery || current === session) return readResponse(body, reading)
  // Relay lets the page of the next session join a query that is on its way: it is not to show what the former one may see.
  try {
    return await post(fetch, operation, variables, signal)
  } catch (error) {
    if (current !== null) throw error
    // After signing out there is no next session: the page is about to be left.
    return readResponse(body, reading)
  }
}

async function send(
  fetch: Fetch,
  { name, text, operationKind }: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
) {
  const body = JSON.stringify({ operationName: name, variables, query: text })
  try {
    const underWay = isInBrowser ? takeFirstQuery(name, variables) : null
    if (underWay) return await underWay
    const response = await fetch(config.graphqlUrl, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        // Named by every request, empty for a visitor. docs/rules/api.md#calls
        authcookie: readSessionToken() ?? '',
      },
      body,
      // A change that was begun is finished, even when its page is left.
      keepalive: operationKind === 'mutation' && body.length < KEEPALIVE_MAX,
      signal,
    })
    hearServerTime(response.headers.get(SERVER_TIME_HEADER))
    return response
  } catch (error) {
    const message = error instanceof Error ? error.message : 'No response'
    throw new RequestError({ message, code: 'NETWORK' })
  }
}
