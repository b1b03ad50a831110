import { useField } from 'react-final-form'
import { COMPANY_SIZES } from '#domain/customer/customerForm'
import { fieldMessage } from '../../../design/fieldMessage'
import { SelectField } from '../../../design/SelectField'
import { profileCopy as copy } from './profileCopy'

const options = [
  { value: '', label: copy.noCompanySize },
  ...COMPANY_SIZES.map((size) => ({ value: size, label: copy.companySizeOf(size) })),
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
