import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type Variables,
} from 'relay-runtime'
import { readSessionToken } from '../services/sessionCookie'
import { getEnvironment } from './environment'
import { forgetOffline } from './offline/forgetOffline'

/** Responses that one visit keeps at most; the one looked at longest ago is let go of first. */
const MAX_KEPT_RESPONSES = 8

let kept = new Map<string, () => void>()
let session: string | null = null
let environment: ReturnType<typeof getEnvironment> | null = null

const keyOf = (query: GraphQLTaggedNode, variables: Variables) =>
  `${getRequest(query).params.name} ${JSON.stringify(variables)}`

/** Drops every response, when a session ends: of this visit, and of those kept for one without a connection. */
export function forgetKeptResponses(): void {
  releaseAll()
  void forgetOffline()
}

function releaseAll() {
  kept.forEach((release) => release())
  kept = new Map()
}

/** What one person has seen the next one must not find: another session starts with nothing. */
function forgetOthers() {
  if (session === readSessionToken() && environment === getEnvironment()) return
  releaseAll()
  session = readSessionToken()
  environment = getEnvironment()
}

/** Whether the response was kept in this session, so that what was known can be shown at once. */
export function isResponseKept(query: GraphQLTaggedNode, variables: Variables): boolean {
  forgetOthers()
  return kept.has(keyOf(query, variables))
}

/** Keeps the response on the screen for when a person comes back to it. */
export function keepResponse(query: GraphQLTaggedNode, variables: Variables): void {
  forgetOthers()
  const key = keyOf(query, variables)
  const release =
    kept.get(key) ??
    getEnvironment().retain(createOperationDescriptor(getRequest(query), variables)).dispose
  kept.delete(key)
  kept.set(key, release)
  const [oldest] = kept
  if (kept.size > MAX_KEPT_RESPONSES && oldest) {
    oldest[1]()
    kept.delete(oldest[0])
  }
}
