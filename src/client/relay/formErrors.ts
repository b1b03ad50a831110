import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { failureCopy } from '../config/failureCopy'
import { waitWords } from '../config/waitWords'
import type { ActionFailure } from './useAction'

/** How long to wait where a limit is used up; undefined of a server that does not tell. docs/rules/errors.md#codes */
export const waitOf = ({ retryAfterSeconds }: ActionFailure): string | undefined =>
  retryAfterSeconds === null ? undefined : waitWords(retryAfterSeconds)

/** A failure in one sentence, for the whole form or for what is no form. */
export function failureWords(failure: ActionFailure): string {
  const { code } = failure
  if (code === 'RATE_LIMITED') return failureCopy.rateLimited(waitOf(failure))
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
