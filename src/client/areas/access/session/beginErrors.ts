import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { errorCopy } from '../../../config/errorCopy'
import { failureCopy } from '../../../config/failureCopy'

/** Why a session that the server opened could not begin in this browser. */
export const beginErrors = ({ reason }: { reason: 'cookies' | 'user' }): SubmissionErrors => ({
  [FORM_ERROR]: reason === 'cookies' ? errorCopy.cookiesDisabled : failureCopy.failed,
})
