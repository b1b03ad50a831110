import type { FieldMetaState } from 'react-final-form'

/** The words to show under a field: after the person has left it or tried to send, until it is put right. */
export function fieldMessage(meta: FieldMetaState<unknown>): string | undefined {
  const { touched, error, submitError, dirtySinceLastSubmit } = meta
  const message: unknown = error ?? (dirtySinceLastSubmit ? undefined : submitError)
  return touched && typeof message === 'string' ? message : undefined
}
