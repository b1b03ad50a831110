import type { SubmissionErrors } from 'final-form'
import { graphql } from 'react-relay/hooks'
import type { useSignUpCompanyMutation } from '#generated/relay/useSignUpCompanyMutation.graphql'
import type { useSignUpMutation } from '#generated/relay/useSignUpMutation.graphql'
import { normaliseEmail } from '#domain/requests/fields'
import { useAction } from '../../../relay/useAction'
import { openingStorage } from '../../../state/openingStorage'
import type { SessionUser } from '../../../state/sessionState'
import { useSession } from '../../../state/useSession'
import { useOrigin } from '../../../state/useOrigin'
import { beginErrors } from '../session/beginErrors'
import { cookiesRefusal } from '../session/cookiesRefusal'
import { signUpErrors } from './signUpErrors'
import { useBeginSession } from '../session/useBeginSession'

export type SignUpValues = {
  firstname: string
  lastname: string
  /** Left empty by who has none to name. */
  companyName: string
  email: string
  password: string
  hasAcceptedTerms: boolean
  hasAcceptedNewsletter: boolean
  /** Left empty by people. */
  website: string
}

type SignUpOutcome =
  | { kind: 'signedIn'; user: SessionUser }
  | { kind: 'refused'; errors: SubmissionErrors }

/** Opens a company account and signs it in. */
export function useSignUp() {
  const beginSession = useBeginSession()
  const { campaign } = useOrigin()
  const [signUp] = useAction<useSignUpMutation>(graphql`
    mutation useSignUpMutation(
      $email: String!
      $password: String!
      $firstname: String!
      $lastname: String!
      $hasAcceptedTerms: Boolean!
      $hasAcceptedNewsletter: Boolean
      $utmSource: String
      $utmMedium: String
      $utmCampaign: String
      $utmTerm: String
      $utmContent: String
      $website: String
    ) {
      signup(
        email: $email
        password: $password
        firstname: $firstname
        lastname: $lastname
        hasAcceptedTerms: $hasAcceptedTerms
        hasAcceptedNewsletter: $hasAcceptedNewsletter
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
  `)

  const { signIn } = useSession()
  const [nameCompany] = useAction<useSignUpCompanyMutation>(graphql`
    mutation useSignUpCompanyMutation($companyName: String!) {
      updateCustomer(companyName: $companyName) {
        id
      }
    }
  `)

  /** The account stands without it: what could not be stored is typed again in the account, or with an invoice. */
  const nameCompanyOf = async (user: SessionUser, typed: string): Promise<SessionUser> => {
    const companyName = typed.trim()
    if (companyName === '' || !(await nameCompany({ companyName })).ok) return user
    const named = { ...user, companyName }
    signIn(named)
    return named
  }

  return async ({ companyName, ...values }: SignUpValues): Promise<SignUpOutcome> => {
    const refusal = cookiesRefusal()
    if (refusal) return { kind: 'refused', errors: refusal }
    const result = await signUp({ ...values, ...campaign, email: normaliseEmail(values.email) })
    if (!result.ok) return { kind: 'refused', errors: signUpErrors(result) }
    const begun = await beginSession(result.data.signup)
    if (!begun.ok) return { kind: 'refused', errors: beginErrors(begun) }
    openingStorage.keep('none')
    return { kind: 'signedIn', user: await nameCompanyOf(begun.user, companyName) }
  }
}
