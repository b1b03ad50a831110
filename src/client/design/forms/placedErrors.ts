import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form'

export type Submit<Values extends object> = (
  values: Values,
) => SubmissionErrors | void | Promise<SubmissionErrors | void>

/**
 * Sends a form. A problem of a field that the form does not show becomes a problem of the whole form; nobody would see
 * it otherwise. docs/rules/errors.md#fields
 */
export const withPlacedErrors =
  <Values extends object>(submit: Submit<Values>) =>
  async (values: Values, form: FormApi<Values>): Promise<SubmissionErrors | void> =>
    placedErrors(await submit(values), form.getRegisteredFields())

function placedErrors(
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
