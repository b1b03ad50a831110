import type { SubmissionErrors } from 'final-form'
import { graphql } from 'react-relay/hooks'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { useSetNewPasswordMutation } from '#generated/relay/useSetNewPasswordMutation.graphql'
import { fieldWords } from '../../../config/fieldWords'
import { useAction } from '../../../relay/useAction'
import type { SessionUser } from '../../../state/sessionState'
import { beginErrors } from '../session/beginErrors'
import { cookiesRefusal } from '../session/cookiesRefusal'
import { failureErrors } from '../session/failureErrors'
import { useBeginSession } from '../session/useBeginSession'

type NewPasswordOutcome =
  | { kind: 'signedIn'; user: SessionUser }
  | { kind: 'gone' }
  | { kind: 'refused'; errors: SubmissionErrors }

/** Sets a password with a mailed token, and signs in with it. */
export function useSetNewPassword() {
  const beginSession = useBeginSession()
  const [setNewPassword] = useAction<useSetNewPasswordMutation>(graphql`
    mutation useSetNewPasswordMutation($token: String!, $password: String!) {
      setNewPassword(token: $token, password: $password) {
        token
      }
    }
  `)

  return async (token: string, password: string): Promise<NewPasswordOutcome> => {
    const refusal = cookiesRefusal()
    if (refusal) return { kind: 'refused', errors: refusal }
    const result = await setNewPassword({ token, password })
    if (result.ok) {
      const begun = await beginSession(result.data.setNewPassword)
      return begun.ok
        ? { kind: 'signedIn', user: begun.user }
        : { kind: 'refused', errors: beginErrors(begun) }
    }
    if (result.message === ERROR_MESSAGES.wrongToken) return { kind: 'gone' }
    const problem = fieldWords('newpassword1', result.fields.password)
    return {
      kind: 'refused',
      errors: problem === undefined ? failureErrors(result) : { newpassword1: problem },
    }
  }
}
