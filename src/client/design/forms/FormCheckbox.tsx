import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import { Checkbox } from '../fields/Checkbox'
import { fieldMessage } from '../fields/fieldMessage'

/** A checkbox of the surrounding form. */
export function FormCheckbox({
  name,
  label,
  hint,
  validate,
}: {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** French words for what is wrong with the choice, or undefined. */
  validate?: ((value: boolean) => string | undefined) | undefined
}) {
  const { input, meta } = useField<boolean>(name, {
    ...(validate ? { validate: (value?: boolean) => validate(value ?? false) } : {}),
  })

  return (
    <Checkbox
      label={label}
      hint={hint}
      name={name}
      checked={input.value === true}
      error={fieldMessage(meta)}
      onChange={(checked) => input.onChange(checked)}
      onBlur={() => input.onBlur()}
    />
  )
}
