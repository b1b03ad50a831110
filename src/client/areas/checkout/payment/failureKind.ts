import type { RequestErrorCode } from '../../../relay/RequestError'
import type { Failure } from './placeOrder'

/** Without a response the request may have been served all the same: it is sent again, under the same key. */
export function failureKind(code: RequestErrorCode): Failure {
  if (code === 'UNAUTHENTICATED') return { kind: 'signedOut' }
  if (code === 'TRY_AGAIN') return { kind: 'busy' }
  const isUnheard = code === 'NETWORK' || code === 'BAD_RESPONSE' || code === 'OUTCOME_UNKNOWN'
  return { kind: isUnheard ? 'connectionLost' : 'failed' }
}
