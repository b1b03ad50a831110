import { failureWords } from '../../../relay/formErrors'
import type { ActionFailure } from '../../../relay/useAction'
import type { Failure } from './placeOrder'

/** Without a response the request may have been served all the same: it is sent again, under the same key. */
export function failureKind(failure: ActionFailure): Failure {
  const { code } = failure
  if (code === 'UNAUTHENTICATED') return { kind: 'signedOut' }
  if (code === 'TRY_AGAIN') return { kind: 'busy' }
  if (code === 'RATE_LIMITED') return { kind: 'limited', words: failureWords(failure) }
  const isUnheard = code === 'NETWORK' || code === 'BAD_RESPONSE' || code === 'OUTCOME_UNKNOWN'
  return { kind: isUnheard ? 'connectionLost' : 'failed' }
}
