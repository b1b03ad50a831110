import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { graphql } from 'react-relay/hooks'
import type { useSetFirstPasswordMutation } from '#generated/relay/useSetFirstPasswordMutation.graphql'
import { fieldWords } from '../../../config/fieldWords'
import { useAction } from '../../../relay/useAction'
import { failureErrors } from '../session/failureErrors'
import { newPasswordCopy } from './newPasswordCopy'

/** Gives the viewer's account its first password; returns the errors of the form, or null. */
export function useSetFirstPassword() {
  const [updatePassword] = useAction<useSetFirstPasswordMutation>(graphql`
    mutation useSetFirstPasswordMutation($actualPassword: String!, $newPassword: String!) {
      updatePassword(actualPassword: $actualPassword, newPassword: $newPassword)
    }
  `)

  return async (newPassword: string): Promise<SubmissionErrors | null> => {
    const result = await updatePassword({ actualPassword: '', newPassword })
    if (result.ok) return null
    // One was chosen elsewhere meanwhile, and this form has no field for it.
    if (result.fields.actualPassword) return { [FORM_ERROR]: newPasswordCopy.alreadyChosen }
    const problem = fieldWords('newpassword1', result.fields.newPassword, newPasswordCopy.problems)
    return problem === undefined ? failureErrors(result) : { newpassword1: problem }
  }
}
