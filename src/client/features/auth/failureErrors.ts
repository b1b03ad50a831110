import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { COMPANY } from '../../../domain/company'
import type { ActionFailure } from '../../relay/useAction'
import { authCopy } from './authCopy'
import { fieldWords } from './fieldWords'

/** A failure as the errors of a form: on its fields when the server names them, else above the form. */
export function failureErrors({ code, fields, message }: ActionFailure): SubmissionErrors {
  if (code === 'RATE_LIMITED') return { [FORM_ERROR]: authCopy.rateLimited }
  if (code === 'NETWORK' || code === 'BAD_ANSWER') return { [FORM_ERROR]: authCopy.unreachable }
  const named = Object.entries(fields).map(([field, problem]) => [field, fieldWords(problem)])
  if (named.length > 0) return Object.fromEntries(named)
  if (code === 'BAD_USER_INPUT') return { [FORM_ERROR]: message }
  return { [FORM_ERROR]: authCopy.failed(COMPANY.helpPhone) }
}
