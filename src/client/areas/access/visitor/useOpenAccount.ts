import { graphql } from 'react-relay/hooks'
import type { useOpenAccountMutation } from '#generated/relay/useOpenAccountMutation.graphql'
import { splitFullName } from '#domain/customer/accountOpening'
import { normaliseEmail } from '#domain/requests/fields'
import { errorCopy } from '../../../config/errorCopy'
import { failureCopy } from '../../../config/failureCopy'
import { onceMore } from '../../../relay/onceMore'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction, type ActionFailure } from '../../../relay/useAction'
import { areCookiesBlocked } from '../../../services/sessionCookie'
import { openingStorage } from '../../../state/openingStorage'
import { useVisitor } from '../../../state/useVisitor'
import { useOrigin } from '../../../state/useOrigin'
import { useBeginSession, type BeginFailure } from '../session/useBeginSession'
import { signUpWords } from '../signUp/signUpErrors'

export type OpeningPerson = { name: string; hasAcceptedTerms: boolean; website: string }

type OpenResult =
  | { kind: 'opened' }
  /** The address has an account by now: its owner signs in. */
  | { kind: 'known' }
  | { kind: 'failed'; words: string }

/** Opens the account of the visitor who orders, and signs it in. Asked again after a lost response, it is the same account. */
export function useOpenAccount() {
  const beginSession = useBeginSession()
  const { visitor, setHasAccount } = useVisitor()
  const { campaign } = useOrigin()
  const [openAccount] = useAction<useOpenAccountMutation>(
    graphql`
      mutation useOpenAccountMutation(
        $key: String!
        $email: String!
        $firstname: String!
        $lastname: String!
        $hasAcceptedTerms: Boolean!
        $utmSource: String
        $utmMedium: String
        $utmCampaign: String
        $utmTerm: String
        $utmContent: String
        $website: String
      ) {
        openAccount(
          key: $key
          email: $email
          firstname: $firstname
          lastname: $lastname
          hasAcceptedTerms: $hasAcceptedTerms
          utmSource: $utmSource
          utmMedium: $utmMedium
          utmCampaign: $utmCampaign
          utmTerm: $utmTerm
          utmContent: $utmContent
          website: $website
        ) {
          token
        }
      }
    `,
    REPEATABLE,
  )

  return async ({ name, ...person }: OpeningPerson): Promise<OpenResult> => {
    if (visitor === null) return { kind: 'failed', words: failureCopy.failed }
    if (areCookiesBlocked()) return { kind: 'failed', words: errorCopy.cookiesDisabled }
    const email = normaliseEmail(visitor.email)
    const variables = { ...campaign, ...person, ...splitFullName(name), key: visitor.key, email }
    const result = await onceMore(() => openAccount(variables))
    if (!result.ok) {
      if (result.fields.email !== 'TAKEN') return { kind: 'failed', words: openingWords(result) }
      setHasAccount(email, true)
      return { kind: 'known' }
    }
    const begun = await beginSession(result.data.openAccount)
    if (!begun.ok) return { kind: 'failed', words: NOT_BEGUN[begun.reason] }
    openingStorage.keep('none')
    return { kind: 'opened' }
  }
}

const NOT_BEGUN: Readonly<Record<BeginFailure['reason'], string>> = {
  cookies: errorCopy.cookiesDisabled,
  user: failureCopy.unreachable,
  none: failureCopy.failed,
}

/** The server opens the account once, however often it is asked: a lost request is simply sent again. */
const openingWords = (failure: ActionFailure): string =>
  failure.code === 'OUTCOME_UNKNOWN' ? failureCopy.busy : signUpWords(failure)
