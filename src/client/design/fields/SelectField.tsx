import type { ReactNode } from 'react'
import { Field } from './Field'
import styles from './Field.module.css'

type SelectOption = { value: string; label: string }

export type SelectFieldProps = {
  label: ReactNode
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  name?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  isRequired?: boolean | undefined
}

/** One choice among many that are alike, in the browser's own list. */
export function SelectField({
  label,
  options,
  value,
  onChange,
  name,
  hint,
  error,
  isRequired,
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <select
          {...field}
          name={name}
          aria-required={isRequired}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
