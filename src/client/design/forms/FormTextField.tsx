import { useField } from 'react-final-form'
import { fieldMessage } from '../fields/fieldMessage'
import { TextField, type TextFieldProps } from '../fields/TextField'

export type FormTextFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> & {
  name: string
  /** French words for what is wrong with the value, or undefined. */
  validate?: ((value: string) => string | undefined) | undefined
}

/** A text field of the surrounding form; the server's `extensions.fields` come back as its submit error. */
export function FormTextField({ name, validate, onBlur, onFocus, ...rest }: FormTextFieldProps) {
  const { input, meta } = useField<string>(name, {
    ...(validate ? { validate: (value?: string) => validate(value ?? '') } : {}),
    parse: (value: string) => value,
    defaultValue: '',
  })

  return (
    <TextField
      {...rest}
      name={name}
      value={input.value}
      error={fieldMessage(meta)}
      onChange={input.onChange}
      onBlur={(event) => {
        input.onBlur()
        onBlur?.(event)
      }}
      onFocus={(event) => {
        input.onFocus()
        onFocus?.(event)
      }}
    />
  )
}
