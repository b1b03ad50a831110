import { type ComponentType } from 'react'
import { Field } from '../../design/Field'
import { type CardFieldProps, type CardFieldState } from '../../services/payments/payments'

type Props = {
  input: ComponentType<CardFieldProps>
  label: string
  hint?: string | undefined
  state: CardFieldState
  /** Said when the field is left incomplete and the customer pays. */
  incomplete: string
  isChecked: boolean
  onChange: (state: CardFieldState) => void
}

/** One of the provider's card fields with our label, hint and error. */
export function CardField({
  input: Input,
  label,
  hint,
  state,
  incomplete,
  isChecked,
  onChange,
}: Props) {
  const error = state.error ?? (isChecked && !state.complete ? incomplete : undefined)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Input {...control} onChange={onChange} />}
    </Field>
  )
}
