import { createOperationDescriptor, getRequest, type GraphQLTaggedNode } from 'relay-runtime'
import { getEnvironment } from '../../relay/environment'
import { readSessionToken } from '../../services/sessionCookie'

export type TrackVariables = { orderId: string; token: string | null }

/** Orders that one visit follows at most; the one looked at longest ago is let go of first. */
const MOST_ORDERS = 8

type Kept = { release: () => void }

let kept = new Map<string, Kept>()
let session: string | null = null
let environment: ReturnType<typeof getEnvironment> | null = null

const keyOf = ({ orderId, token }: TrackVariables) => JSON.stringify([orderId, token])

/** What one person has followed the next one must not find: another session starts with nothing. */
function forgetOthers() {
  if (session === readSessionToken() && environment === getEnvironment()) return
  kept.forEach(({ release }) => release())
  kept = new Map()
  session = readSessionToken()
  environment = getEnvironment()
}

/** Whether this order has been followed in this session, so that what was known can be shown at once. */
export function isTrackingKept(variables: TrackVariables): boolean {
  forgetOthers()
  return kept.has(keyOf(variables))
}

/** Keeps what is known of an order when its screen is left, one answer an order. */
export function keepTracking(query: GraphQLTaggedNode, variables: TrackVariables): void {
  forgetOthers()
  const key = keyOf(variables)
  const before = kept.get(key)
  kept.delete(key)
  const { dispose } =
    before === undefined
      ? getEnvironment().retain(createOperationDescriptor(getRequest(query), variables))
      : { dispose: before.release }
  kept.set(key, { release: dispose })
  const [oldest] = kept
  if (kept.size > MOST_ORDERS && oldest) {
    oldest[1].release()
    kept.delete(oldest[0])
  }
}
