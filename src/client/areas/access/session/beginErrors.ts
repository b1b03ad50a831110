import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { errorCopy } from '../../../config/errorCopy'
import { failureCopy } from '../../../config/failureCopy'
import type { BeginFailure } from './useBeginSession'

/** Why a session that the server opened could not begin in this browser. */
export const beginErrors = ({ reason }: Pick<BeginFailure, 'reason'>): SubmissionErrors => ({
  [FORM_ERROR]: reason === 'cookies' ? errorCopy.cookiesDisabled : failureCopy.failed,
})
