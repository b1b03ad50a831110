import {
  forwardRef,
  type FocusEventHandler,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
} from 'react'
import { Field, type FieldControlProps } from './Field'
import fieldStyles from './Field.module.css'
import { PasswordInput } from './PasswordInput'

export type TextFieldProps = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  onBlur?: FocusEventHandler | undefined
  onFocus?: FocusEventHandler | undefined
  name?: string | undefined
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'date' | undefined
  error?: ReactNode
  hint?: ReactNode
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'search' | undefined
  maxLength?: number | undefined
  /** Of a date, `2026-11-24`: the first and the last that may be chosen. */
  min?: string | undefined
  max?: string | undefined
  placeholder?: string | undefined
  isRequired?: boolean | undefined
  isOptional?: boolean | undefined
  multiline?: boolean | undefined
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, isOptional, isRequired, multiline, onChange, ...rest },
  ref,
) {
  const shared = (field: FieldControlProps) => ({
    ...field,
    ...rest,
    'aria-required': isRequired || undefined,
    className: fieldStyles.control,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  })

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(field) => {
        if (multiline) return <textarea rows={3} {...shared(field)} />
        if (rest.type === 'password') return <PasswordInput ref={ref} {...shared(field)} />
        return <input ref={ref} {...shared(field)} />
      }}
    </Field>
  )
})
