import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useSignInByPasskeyMutation } from '#generated/relay/useSignInByPasskeyMutation.graphql'
import type { useSignInByPasskeyStartMutation } from '#generated/relay/useSignInByPasskeyStartMutation.graphql'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { errorCopy } from '../../../config/errorCopy'
import { failureWords } from '../../../relay/formErrors'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { signByPasskey } from '../../../services/passkeys/passkeys'
import { areCookiesBlocked } from '../../../services/sessionCookie'
import type { SessionUser } from '../../../state/sessionState'
import { beginWords } from '../session/beginErrors'
import { useBeginSession } from '../session/useBeginSession'
import { passkeyCopy as copy } from './passkeyCopy'

type PasskeyOutcome =
  | { kind: 'signedIn'; user: SessionUser }
  | { kind: 'canceled' }
  | { kind: 'refused'; words: string }

const CANCELED: PasskeyOutcome = { kind: 'canceled' }
const refused = (words: string): PasskeyOutcome => ({ kind: 'refused', words })

/** Signs in by a passkey: by the device's dialog, or by the browser's offer in the address field. */
export function useSignInByPasskey() {
  const beginSession = useBeginSession()
  const [start] = useAction<useSignInByPasskeyStartMutation>(
    graphql`
      mutation useSignInByPasskeyStartMutation {
        startPasskeySignIn {
          challenge
          domain
          timeout
        }
      }
    `,
    REPEATABLE,
  )
  const [authenticate] = useAction<useSignInByPasskeyMutation>(graphql`
    mutation useSignInByPasskeyMutation($signature: PasskeySignatureInput!) {
      authenticateByPasskey(signature: $signature) {
        token
      }
    }
  `)

  return useCallback(
    async (isAutofill: boolean): Promise<PasskeyOutcome> => {
      // An offer that was not pressed fails in silence.
      const unpressed = (words: string) => (isAutofill ? CANCELED : refused(words))
      if (areCookiesBlocked()) return unpressed(errorCopy.cookiesDisabled)
      const started = await start({})
      if (!started.ok) return unpressed(failureWords(started))
      const ceremony = await signByPasskey(started.data.startPasskeySignIn, isAutofill)
      if (ceremony.kind === 'canceled') return ceremony
      if (ceremony.kind !== 'done') return unpressed(copy.failed)
      const result = await authenticate({ signature: ceremony.made })
      if (!result.ok) {
        const isWrong = result.message === ERROR_MESSAGES.wrongPasskey
        return refused(isWrong ? copy.wrong : failureWords(result))
      }
      const begun = await beginSession(result.data.authenticateByPasskey)
      return begun.ok ? { kind: 'signedIn', user: begun.user } : refused(beginWords(begun))
    },
    [start, authenticate, beginSession],
  )
}
