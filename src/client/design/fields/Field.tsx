import { useId, type ReactNode } from 'react'
import { designCopy } from '../designCopy'
import styles from './Field.module.css'
import { FieldError } from './FieldError'

/** What the control of a field needs, so that label, hint and error are read out with it. */
export type FieldControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  id?: string | undefined
  isOptional?: boolean | undefined
  children: (props: FieldControlProps) => ReactNode
}

export function Field({ label, hint, error, id, isOptional, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isOptional && <span className={styles.optional}>({designCopy.optional})</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
