import { useId, type ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { FieldError } from './FieldError'

type CheckboxProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  isDisabled?: boolean | undefined
}

export function Checkbox({
  label,
  checked,
  onChange,
  onBlur,
  name,
  hint,
  error,
  isDisabled,
}: CheckboxProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')

  return (
    <div className={styles.checkbox}>
      <label className={styles.row} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          name={name}
          checked={checked}
          disabled={isDisabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>
          <span id={`${id}-label`}>{label}</span>
          {hint && (
            <span id={hintId} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
