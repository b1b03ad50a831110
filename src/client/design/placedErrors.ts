import { FORM_ERROR, type SubmissionErrors } from 'final-form'

/**
 * The problems of a form that was not sent; what is wrong with a field that it does not show would be said nowhere, and is
 * said of the whole form. docs/rules/errors.md#fields
 */
export function placedErrors(
  errors: SubmissionErrors | void,
  shownFields: readonly string[],
): SubmissionErrors | void {
  if (!errors || FORM_ERROR in errors) return errors
  const homeless = Object.entries(errors).flatMap(([field, words]: [string, unknown]) =>
    typeof words === 'string' && !shownFields.includes(field) ? [words] : [],
  )
  if (homeless.length === 0) return errors
  return { ...errors, [FORM_ERROR]: [...new Set(homeless)].join('\n') }
}
