import { graphql } from 'react-relay/hooks'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { useValidateCanteenEmailMutation } from '#generated/relay/useValidateCanteenEmailMutation.graphql'
import { errorCopy } from '../../../config/errorCopy'
import { failureCopy } from '../../../config/failureCopy'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { areCookiesBlocked } from '../../../services/sessionCookie'
import { useBeginSession } from '../session/useBeginSession'

type ValidationOutcome =
  | { kind: 'signedIn'; hasPassword: boolean }
  | { kind: 'gone' }
  | { kind: 'failed'; words: string }

/** Confirms a canteen address with a mailed token, and signs in. */
export function useValidateCanteenEmail() {
  const beginSession = useBeginSession()
  const [validateEmail, isValidating] = useAction<useValidateCanteenEmailMutation>(graphql`
    mutation useValidateCanteenEmailMutation($token: String!) {
      validateCanteenEmail(token: $token) {
        token
        hasPassword
      }
    }
  `)

  const validate = async (token: string): Promise<ValidationOutcome> => {
    if (areCookiesBlocked()) return { kind: 'failed', words: errorCopy.cookiesDisabled }
    const result = await validateEmail({ token })
    if (!result.ok) {
      if (result.message === ERROR_MESSAGES.wrongToken) return { kind: 'gone' }
      return { kind: 'failed', words: failureWords(result) }
    }
    const opened = result.data.validateCanteenEmail
    const begun = await beginSession(opened)
    if (begun.ok) return { kind: 'signedIn', hasPassword: opened.hasPassword }
    return { kind: 'failed', words: failureCopy.failed }
  }
  return { validate, isValidating }
}
