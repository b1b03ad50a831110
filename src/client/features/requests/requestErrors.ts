import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { COMPANY } from '../../../domain/company'
import type { RequestProblem } from '../../../domain/requestForms'
import { errorCopy } from '../../config/errorCopy'
import { fieldWords } from '../../config/fieldWords'
import type { ActionFailure } from '../../relay/useAction'
import { requestsCopy } from './requestsCopy'

/** Problems by field as words by field. */
export const problemWords = (
  problems: Readonly<Record<string, RequestProblem | string | undefined>>,
): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === 'MUST_ACCEPT' ? requestsCopy.privacyMissing : fieldWords(problem),
    ]),
  )

/** What the server refused, on its fields where it names them, else above the form. */
export function failureErrors({ code, fields }: ActionFailure): SubmissionErrors {
  if (code === 'RATE_LIMITED') return { [FORM_ERROR]: requestsCopy.rateLimited }
  if (code === 'NETWORK' || code === 'BAD_ANSWER') {
    return { [FORM_ERROR]: requestsCopy.unreachable }
  }
  if (Object.keys(fields).length > 0) return problemWords(fields)
  return { [FORM_ERROR]: errorCopy.orderFailed(COMPANY.helpPhone) }
}
