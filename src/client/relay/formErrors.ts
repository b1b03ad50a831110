import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { failureCopy } from '../config/failureCopy'
import type { ActionFailure } from './useAction'

/** A failure in one sentence, for the whole form or for what is no form. */
export function failureWords({ code }: ActionFailure): string {
  if (code === 'RATE_LIMITED') return failureCopy.rateLimited
  if (code === 'NETWORK' || code === 'BAD_RESPONSE') return failureCopy.unreachable
  if (code === 'TRY_AGAIN') return failureCopy.busy
  if (code === 'OUTCOME_UNKNOWN') return failureCopy.outcomeUnknown
  return code === 'UNAUTHENTICATED' ? failureCopy.signedOut : failureCopy.failed
}

/** A failure as the errors of a form: in `wordsOf` its problem on each field that the server names, else above the form. */
export function formErrors(
  failure: ActionFailure,
  wordsOf: (field: string, problem: string) => string,
): SubmissionErrors {
  const named = Object.entries(failure.fields).map(([field, problem]) => [
    field,
    wordsOf(field, problem),
  ])
  return named.length > 0 ? Object.fromEntries(named) : { [FORM_ERROR]: failureWords(failure) }
}
