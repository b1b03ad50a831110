import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { fieldWords } from '../../../config/fieldWords'
import { formErrors } from '../../../relay/formErrors'
import type { ActionFailure } from '../../../relay/useAction'

/** A failure as the errors of a form. The server's own words join several problems by line breaks. docs/rules/accounts.md#sign-up */
export const failureErrors = (failure: ActionFailure): SubmissionErrors =>
  failure.code === 'BAD_USER_INPUT' && Object.keys(failure.fields).length === 0
    ? { [FORM_ERROR]: failure.message }
    : formErrors(failure, fieldWords)
