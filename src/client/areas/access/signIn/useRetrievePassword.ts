import type { SubmissionErrors } from 'final-form'
import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useRetrievePasswordMutation } from '#generated/relay/useRetrievePasswordMutation.graphql'
import { normaliseEmail } from '#domain/requests/fields'
import { useAction } from '../../../relay/useAction'
import type { AccountType } from '../signUp/accountType'
import { failureErrors } from '../session/failureErrors'

/** Requests the mail that sets a new password; returns null once it is requested, whether or not there is an account. */
export function useRetrievePassword() {
  const [retrievePassword] = useAction<useRetrievePasswordMutation>(graphql`
    mutation useRetrievePasswordMutation($email: String!, $type: String) {
      retrievePassword(email: $email, type: $type)
    }
  `)

  return useCallback(
    async (email: string, type: AccountType): Promise<SubmissionErrors | null> => {
      const result = await retrievePassword({ email: normaliseEmail(email), type })
      return result.ok ? null : failureErrors(result)
    },
    [retrievePassword],
  )
}
