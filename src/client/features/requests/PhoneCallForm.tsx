import { phoneCallProblems, type RequestMode } from '../../../domain/requestForms'
import { FormSelectField } from '../../design/FormSelectField'
import { FormTextField } from '../../design/FormTextField'
import { HEADCOUNT_OPTIONS, MODE_OPTIONS, modeOf } from './modeOptions'
import { RequestForm } from './RequestForm'
import { requestsCopy as copy } from './requestsCopy'
import { useRequestPhoneCall } from './useRequests'

const nothing = {
  mode: 'mealtray',
  phone: '',
  firstname: '',
  lastname: '',
  company: '',
  postalCodeCompany: '',
  employeesNumberRange: '',
  email: '',
  website: '',
}

export function PhoneCallForm({ mode = 'mealtray' }: { mode?: RequestMode | undefined }) {
  const requestPhoneCall = useRequestPhoneCall()
  return (
    <RequestForm
      name="phoneCall"
      title={copy.phoneCallTitle}
      nothing={{ ...nothing, mode }}
      problems={phoneCallProblems}
      send={(values) => requestPhoneCall({ ...values, mode: modeOf(values.mode) })}
      submitLabel={copy.sendPhoneCall}
      thanks={copy.phoneCallSent}
    >
      <FormTextField name="phone" type="tel" autoComplete="tel" label={copy.phone} isRequired />
      <FormSelectField name="mode" label={copy.mode} options={MODE_OPTIONS} />
      <FormTextField name="firstname" autoComplete="given-name" label={copy.firstname} isRequired />
      <FormTextField name="lastname" autoComplete="family-name" label={copy.lastname} isRequired />
      <FormTextField name="company" autoComplete="organization" label={copy.company} isRequired />
      <FormSelectField
        name="employeesNumberRange"
        label={copy.headcount}
        options={HEADCOUNT_OPTIONS}
      />
      <FormTextField
        name="postalCodeCompany"
        inputMode="numeric"
        autoComplete="postal-code"
        label={copy.postalCodeCompany}
        isRequired
      />
      <FormTextField name="email" type="email" autoComplete="email" label={copy.email} isRequired />
    </RequestForm>
  )
}
