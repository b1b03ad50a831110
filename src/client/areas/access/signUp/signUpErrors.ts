import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { fieldWords, isForPeople } from '../../../config/fieldWords'
import { formErrors } from '../../../relay/formErrors'
import type { ActionFailure } from '../../../relay/useAction'

/**
 * Why an account could not be opened, in the server's own words, joined by line breaks; ours stand in where it gave a code
 * only. A sentence for each named field stands on that field. docs/rules/accounts.md#sign-up
 */
export function signUpErrors(failure: ActionFailure): SubmissionErrors {
  const isAboutForm = failure.code === 'BAD_USER_INPUT' || failure.code === 'UNCODED'
  const sentences = failure.messages.flatMap((message) => message.split('\n')).filter(isForPeople)
  if (!isAboutForm || sentences.length === 0) return formErrors(failure, fieldWords)

  const fields = Object.entries(failure.fields)
  if (fields.length === sentences.length) {
    return Object.fromEntries(fields.map(([field], index) => [field, sentences[index]]))
  }
  return {
    ...Object.fromEntries(fields.map(([field, problem]) => [field, fieldWords(field, problem)])),
    [FORM_ERROR]: sentences.join('\n'),
  }
}
