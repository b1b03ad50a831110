import {
  Network,
  Observable,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { config } from '../config/config'
import { readSessionToken } from '../services/sessionCookie'
import { takeFirstQuery, takeWrittenAnswer } from './firstQuery'
import { readAnswer } from './readAnswer'
import { RequestError } from './RequestError'

// The server that draws the page has no page yet.
const isInBrowser = typeof window !== 'undefined'

export type Fetch = (url: string, request: RequestInit) => Promise<Response>

/** One POST for each operation, ended when nobody waits for it any more. */
export const createNetwork = (fetch: Fetch) =>
  Network.create((operation, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController()
      ask(fetch, operation, variables, controller.signal).then(
        (answer) => {
          sink.next(answer)
          sink.complete()
        },
        (error: Error) => {
          if (!controller.signal.aborted) sink.error(error)
        },
      )
      return () => controller.abort()
    }),
  )

async function ask(
  fetch: Fetch,
  operation: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
) {
  const written = isInBrowser ? takeWrittenAnswer(operation.name, variables) : null
  if (written !== null) return readAnswer(written)
  const response = await send(fetch, operation, variables, signal)
  const body: unknown = await response.json().catch(() => null)
  return readAnswer(body)
}

async function send(
  fetch: Fetch,
  { name, text }: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
) {
  const token = readSessionToken()
  try {
    const underWay = isInBrowser ? takeFirstQuery(name, variables) : null
    if (underWay) return await underWay
    return await fetch(config.graphqlUrl, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token === null ? {} : { authcookie: token }),
      },
      body: JSON.stringify({ operationName: name, variables, query: text }),
      signal,
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : 'No answer'
    throw new RequestError({ message, code: 'NETWORK' })
  }
}
