import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { graphql } from 'react-relay/hooks'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { useAuthenticateMutation } from '#generated/relay/useAuthenticateMutation.graphql'
import { normaliseEmail } from '#domain/requests/fields'
import { errorCopy } from '../../../config/errorCopy'
import { failureCopy } from '../../../config/failureCopy'
import { fieldWords } from '../../../config/fieldWords'
import { formErrors } from '../../../relay/formErrors'
import type { RequestErrorCode } from '../../../relay/RequestError'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction, type ActionFailure } from '../../../relay/useAction'
import type { SessionUser } from '../../../state/sessionState'
import { useSession } from '../../../state/useSession'
import { otherType, type AccountType } from '../signUp/accountType'
import { beginErrors } from '../session/beginErrors'
import { cookiesRefusal } from '../session/cookiesRefusal'
import { useBeginSession, type BeginResult } from '../session/useBeginSession'

export type SignInValues = { email: string; password: string }

type SignInOutcome =
  | { kind: 'signedIn'; user: SessionUser }
  /** The account has none yet: it was brought over from the former site, or its owner never chose one. */
  | { kind: 'passwordMissing'; email: string; accountType: AccountType }
  | { kind: 'refused'; errors: SubmissionErrors }

/** Signs in. An account of the other type is found by its address too. */
export function useAuthenticate() {
  const beginSession = useBeginSession()
  const { setMigrationB2BResetPassword } = useSession()
  const [authenticate] = useAction<useAuthenticateMutation>(
    graphql`
      mutation useAuthenticateMutation($email: String!, $password: String!, $type: String) {
        authenticate(email: $email, password: $password, type: $type) {
          token
        }
      }
    `,
    REPEATABLE,
  )

  return async (values: SignInValues, wantedType: AccountType): Promise<SignInOutcome> => {
    const refusal = cookiesRefusal()
    if (refusal) return { kind: 'refused', errors: refusal }
    const email = normaliseEmail(values.email)
    const tryAs = (type: AccountType) => authenticate({ email, password: values.password, type })
    let accountType = wantedType
    let result = await tryAs(accountType)
    if (!result.ok && result.message === ERROR_MESSAGES.unknownAccount) {
      accountType = otherType(wantedType)
      result = await tryAs(accountType)
    }
    setMigrationB2BResetPassword(!result.ok && result.message === ERROR_MESSAGES.nullPassword)
    if (result.ok) return outcomeOf(await beginSession(result.data.authenticate))
    if (result.message === ERROR_MESSAGES.nullPassword)
      return { kind: 'passwordMissing', email, accountType }
    return { kind: 'refused', errors: signInErrors(result) }
  }
}

/** What a server may return that is not about the credentials: it keeps words of its own. */
const NOT_ABOUT_CREDENTIALS: readonly RequestErrorCode[] = [
  'NETWORK',
  'BAD_RESPONSE',
  'RATE_LIMITED',
  'TRY_AGAIN',
  'INTERNAL_SERVER_ERROR',
]

/** An unknown account is shown at the e-mail; any other refusal of the credentials is a wrong password. docs/rules/errors.md#messages */
function signInErrors(failure: ActionFailure): SubmissionErrors {
  if (failure.message === ERROR_MESSAGES.unknownAccount) return { email: errorCopy.unknownAccount }
  // Signing in twice does no harm: a lost request is simply sent again.
  if (failure.code === 'OUTCOME_UNKNOWN') return { [FORM_ERROR]: failureCopy.busy }
  return NOT_ABOUT_CREDENTIALS.includes(failure.code)
    ? formErrors(failure, fieldWords)
    : { password: errorCopy.wrongPassword }
}

function outcomeOf(begun: BeginResult): SignInOutcome {
  if (begun.ok) return { kind: 'signedIn', user: begun.user }
  return { kind: 'refused', errors: beginErrors(begun) }
}
