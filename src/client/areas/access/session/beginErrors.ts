import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { errorCopy } from '../../../config/errorCopy'
import { failureCopy } from '../../../config/failureCopy'
import type { BeginFailure } from './useBeginSession'

type Failure = Pick<BeginFailure, 'reason'>

/** Why a session that the server opened could not begin in this browser. */
export const beginWords = ({ reason }: Failure): string =>
  reason === 'cookies' ? errorCopy.cookiesDisabled : failureCopy.failed

/** The same as the errors of a form. */
export const beginErrors = (failure: Failure): SubmissionErrors => ({
  [FORM_ERROR]: beginWords(failure),
})
