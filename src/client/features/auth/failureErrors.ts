import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { COMPANY } from '../../../domain/company'
import type { ActionFailure } from '../../relay/useAction'
import { authCopy } from './authCopy'
import { fieldWords } from './fieldWords'

/** A failure in words, where no form shows it. */
export function failureWords({ code }: ActionFailure): string {
  if (code === 'RATE_LIMITED') return authCopy.rateLimited
  if (code === 'NETWORK' || code === 'BAD_ANSWER') return authCopy.unreachable
  return authCopy.failed(COMPANY.helpPhone)
}

/** A failure as the errors of a form: on its fields when the server names them, else above the form. */
export function failureErrors(failure: ActionFailure): SubmissionErrors {
  const { code, fields, message } = failure
  const named = Object.entries(fields).map(([field, problem]) => [field, fieldWords(problem)])
  if (named.length > 0) return Object.fromEntries(named)
  // The server's words join several problems by line breaks. Specification, section 5.
  return { [FORM_ERROR]: code === 'BAD_USER_INPUT' ? message : failureWords(failure) }
}
