import type { ComponentType } from 'react'
import { useField } from 'react-final-form'
import { Field } from '../../design/fields/Field'
import { fieldMessage } from '../../design/fields/fieldMessage'
import type { CardFieldProps, CardFieldState } from '../../services/payments/payments'
import { EMPTY_FIELD, type CardFieldName } from './cardValues'

type Props = {
  name: CardFieldName
  input: ComponentType<CardFieldProps>
  label: string
  hint?: string | undefined
  /** Said when the field is left incomplete and the customer pays. */
  incomplete: string
}

/** One of the provider's card fields, in the surrounding form: what is known of it, never what is typed. */
export function CardField({ name, input: Input, label, hint, incomplete }: Props) {
  const { input, meta } = useField<CardFieldState>(name, {
    initialValue: EMPTY_FIELD,
    validate: ({ complete, error }) => error ?? (complete ? undefined : incomplete),
  })
  return (
    <Field label={label} hint={hint} error={input.value.error ?? fieldMessage(meta)}>
      {(control) => <Input {...control} onChange={input.onChange} />}
    </Field>
  )
}
