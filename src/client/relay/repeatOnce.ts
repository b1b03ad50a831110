import type { CacheConfig, RequestParameters } from 'relay-runtime'
import { RequestError } from './RequestError'

const PAUSE_MS = 1_000
/** Random, so that clients refused at the same moment do not all come back at the same moment. */
const SPREAD_MS = 1_000

export type Pause = (signal: AbortSignal) => Promise<void>

/** A pause that ends early when no one waits any more. */
export const pause: Pause = (signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS + Math.random() * SPREAD_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** What a mutation carries to the network when a second one does no more than the first. */
export const REPEATABLE: CacheConfig = { metadata: { isRepeatable: true } }

/** A repeatable one that is sent by itself as well: no one who has pressed nothing is asked to sign in again. */
export const IN_BACKGROUND: CacheConfig = {
  metadata: { isRepeatable: true, isInBackground: true },
}

/**
 * Whether a failed request may be sent again by itself: any query, and a mutation that says so. The server promises that nothing is left of what it
 * refused with TRY_AGAIN.
 */
export function isWorthRepeating(
  error: unknown,
  { operationKind }: RequestParameters,
  { metadata }: CacheConfig,
): boolean {
  if (!(error instanceof RequestError) || error.code !== 'TRY_AGAIN') return false
  return operationKind === 'query' || metadata?.['isRepeatable'] === true
}
