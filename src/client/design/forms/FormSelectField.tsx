import { useField } from 'react-final-form'
import { fieldMessage } from '../fields/fieldMessage'
import { SelectField, type SelectFieldProps } from '../fields/SelectField'

/** A choice of the surrounding form. */
export function FormSelectField({
  name,
  ...rest
}: Omit<SelectFieldProps, 'name' | 'value' | 'onChange' | 'error'> & { name: string }) {
  const { input, meta } = useField<string>(name, { defaultValue: '' })
  return (
    <SelectField
      {...rest}
      name={name}
      value={input.value}
      error={fieldMessage(meta)}
      onChange={(value) => {
        input.onChange(value)
        input.onBlur()
      }}
    />
  )
}
