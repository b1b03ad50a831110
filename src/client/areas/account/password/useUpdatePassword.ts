import type { SubmissionErrors } from 'final-form'
import { graphql } from 'react-relay/hooks'
import type { useUpdatePasswordMutation } from '#generated/relay/useUpdatePasswordMutation.graphql'
import { formErrors } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { passwordWords } from './passwordCopy'

/** Changes the customer's password. docs/rules/accounts.md#passwords */
export type PasswordValues = { actualPassword: string; newPassword: string }

/** Changes the password; the other sessions end. Returns the errors of the form, if any. */
export function useUpdatePassword() {
  const [update] = useAction<useUpdatePasswordMutation>(graphql`
    mutation useUpdatePasswordMutation($actualPassword: String!, $newPassword: String!) {
      updatePassword(actualPassword: $actualPassword, newPassword: $newPassword)
    }
  `)

  return async (values: PasswordValues): Promise<SubmissionErrors | undefined> => {
    const result = await update(values)
    return result.ok ? undefined : formErrors(result, passwordWords)
  }
}
