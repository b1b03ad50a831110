import { fieldMessage } from '../../../design/fields/fieldMessage'
import { TextField, type TextFieldProps } from '../../../design/fields/TextField'
import type { RecoveryScope } from './recoveryValues'
import { useRecoveryField } from './useRecoveryField'

type Props = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
  name: 'recoveryContactName' | 'recoveryContactPhone' | 'recoveryInstructions'
  scope: RecoveryScope
}

/** A text about a recovery, in the surrounding form. */
export function RecoveryText({ name, scope, ...rest }: Props) {
  const { input, meta } = useRecoveryField(name, scope)
  return (
    <TextField
      {...rest}
      name={name}
      value={input.value ?? ''}
      error={fieldMessage(meta)}
      onChange={(text) => input.onChange(text === '' ? null : text)}
      onBlur={() => input.onBlur()}
    />
  )
}
