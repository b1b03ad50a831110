import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { COMPANY } from '../../../domain/company'
import { errorCopy } from '../../config/errorCopy'
import { authCopy } from './authCopy'

/** Why a session that the server opened could not begin in this browser. */
export const beginErrors = ({ reason }: { reason: 'cookies' | 'user' }): SubmissionErrors => ({
  [FORM_ERROR]:
    reason === 'cookies' ? errorCopy.cookiesDisabled : authCopy.failed(COMPANY.helpPhone),
})
