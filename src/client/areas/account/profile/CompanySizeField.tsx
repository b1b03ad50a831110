import { useField } from 'react-final-form'
import { HEADCOUNT_RANGES } from '#domain/requests/requestForms'
import { fieldMessage } from '../../../design/fields/fieldMessage'
import { SelectField } from '../../../design/fields/SelectField'
import { profileCopy as copy } from './profileCopy'

const options = [
  { value: '', label: copy.noCompanySize },
  ...Object.entries(HEADCOUNT_RANGES).map(([value, label]) => ({ value, label })),
]

/** How many people work there, by ranges. */
export function CompanySizeField() {
  const { input, meta } = useField<string>('companySize', {
    parse: (value: string) => value,
    defaultValue: '',
  })
  return (
    <SelectField
      label={copy.companySize}
      options={options}
      value={input.value}
      onChange={input.onChange}
      error={fieldMessage(meta)}
    />
  )
}
