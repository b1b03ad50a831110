import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { fieldWords } from '../../config/fieldWords'
import { formErrors, waitOf } from '../../relay/formErrors'
import type { ActionFailure } from '../../relay/useAction'
import { requestsCopy } from './requestsCopy'

const requestWords = (field: string, problem: string) =>
  fieldWords(field, problem, { MUST_ACCEPT: requestsCopy.privacyMissing })

/** Problems by field as words by field. */
export const problemWords = (
  problems: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, requestWords(field, problem)]],
    ),
  )

/** What the server refused, on its fields where it names them, else above the form. */
export const requestErrors = (failure: ActionFailure): SubmissionErrors =>
  failure.code === 'RATE_LIMITED'
    ? { [FORM_ERROR]: requestsCopy.rateLimited(waitOf(failure)) }
    : formErrors(failure, requestWords)
