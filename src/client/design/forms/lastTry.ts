import { FORM_ERROR, type FormApi, type InternalFormState } from 'final-form'

type LastTry = { formState: Pick<InternalFormState, 'submitErrors' | 'submitError'> }

/** Keeps of the problems of the last try those of the fields that still hold what was sent then. */
function forgetPutRight(
  [dirtyFields = {}]: Record<string, boolean>[],
  { formState }: LastTry,
): void {
  formState.submitErrors = Object.fromEntries(
    Object.entries(formState.submitErrors ?? {}).filter(
      ([field]) => field !== FORM_ERROR && dirtyFields[field] !== true,
    ),
  )
  delete formState.submitError
}

export const LAST_TRY = { forgetPutRight }

/**
 * Before a form is sent: final-form takes the problems of the last try for those of this one where the form itself refuses it, since
 * nothing was sent that would tell of others.
 */
export function beginTry<Values extends object>(form: FormApi<Values>): void {
  const { hasValidationErrors, dirtyFieldsSinceLastSubmit } = form.getState()
  if (hasValidationErrors) form.mutators['forgetPutRight']?.(dirtyFieldsSinceLastSubmit)
}
