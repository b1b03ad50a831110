import type { ValidationErrors } from 'final-form'
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { classNames } from '../classNames'
import { focusFirstError } from './focusFirstError'
import { onForgetFormErrors } from './forgottenErrors'
import styles from './Form.module.css'
import { beginTry, LAST_TRY } from './lastTry'
import { Notice } from '../notices/Notice'
import { withPlacedErrors, type Submit } from './placedErrors'

export type FormProps<Values extends object> = {
  /**
   * Returns nothing, or the problems by field name (and `FORM_ERROR` for the whole form), in French. Left out where a part of
   * the form sets it with `useSubmit`.
   */
  onSubmit?: Submit<Values>
  initialValues?: Partial<Values> | undefined
  /** Whether a change of `initialValues` leaves what a person has typed since. */
  keepsLaterEdits?: boolean | undefined
  /** Whether it is empty again once it was sent; the button that sent it stays, and the focus with it. */
  startsAnew?: boolean | undefined
  validate?: ((values: Values) => ValidationErrors) | undefined
  /** Names the form for screen readers. */
  label?: string | undefined
  className?: string | undefined
  /** Rendered as the form is sent, and not at each key: what follows the values stands in `FormValues`. */
  children: (state: { isSubmitting: boolean }) => ReactNode
}

/** Stands in for the submit handler until a part of the form sets its own with `useSubmit`. */
export const sendNothing = () => undefined

/** A form that keeps what was typed, and moves the focus to the first field in error when it cannot be sent. */
export function Form<Values extends object>({
  onSubmit,
  initialValues,
  keepsLaterEdits = false,
  startsAnew = false,
  validate,
  label,
  className,
  children,
}: FormProps<Values>) {
  const formRef = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)
  const [isForgotten, setForgotten] = useState(false)
  useEffect(() => onForgetFormErrors(() => setForgotten(true)), [])
  // Keeps its identity while `onSubmit` does: a new function would replace the one that a part of the form has set with `useSubmit`.
  const send = useMemo(() => (onSubmit ? withPlacedErrors(onSubmit) : sendNothing), [onSubmit])
  useEffect(() => {
    if (failures > 0) focusFirstError(formRef.current)
  }, [failures])

  return (
    <FinalForm<Values>
      onSubmit={send}
      {...(initialValues ? { initialValues } : {})}
      keepDirtyOnReinitialize={keepsLaterEdits}
      mutators={LAST_TRY}
      {...(validate ? { validate } : {})}
      subscription={{
        submitting: true,
        submitError: true,
        dirtySinceLastSubmit: true,
      }}
    >
      {({ handleSubmit, form, submitting, submitError }) => {
        const submit = async (event: FormEvent) => {
          beginTry(form)
          await handleSubmit(event)
          // What it says now is of this try, also where the try itself has signed someone in.
          setForgotten(false)
          const { submitFailed, submitSucceeded } = form.getState()
          if (submitFailed) setFailures((count) => count + 1)
          if (submitSucceeded && startsAnew) {
            // From a field that would be judged when it is left, empty as it is then.
            if (event.nativeEvent instanceof SubmitEvent) event.nativeEvent.submitter?.focus()
            form.restart()
          }
        }
        return (
          <form
            ref={formRef}
            noValidate
            aria-label={label}
            className={classNames(styles.form, className)}
            onSubmit={(event) => void submit(event)}
          >
            {submitError && !isForgotten && (
              <Notice tone="danger" isFormError>
                {submitError}
              </Notice>
            )}
            {children({ isSubmitting: submitting ?? false })}
          </form>
        )
      }}
    </FinalForm>
  )
}
