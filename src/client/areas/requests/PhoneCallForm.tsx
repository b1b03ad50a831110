import { phoneCallProblems } from '#domain/requests/requestForms'
import { FormSelectField } from '../../design/forms/FormSelectField'
import { FormTextField } from '../../design/forms/FormTextField'
import { DetailField } from './DetailField'
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

export function PhoneCallForm() {
  const requestPhoneCall = useRequestPhoneCall()
  return (
    <RequestForm
      name="phoneCall"
      title={copy.phoneCallTitle}
      intro={copy.phoneCallIntro}
      nothing={nothing}
      problems={phoneCallProblems}
      send={(values) => requestPhoneCall({ ...values, mode: modeOf(values.mode) })}
      submitLabel={copy.sendPhoneCall}
      thanks={copy.phoneCallSent}
    >
      <DetailField name="phone" />
      <FormSelectField name="mode" label={copy.mode} options={MODE_OPTIONS} />
      <DetailField name="firstname" />
      <DetailField name="lastname" />
      <DetailField name="company" />
      <FormSelectField
        name="employeesNumberRange"
        isRequired
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
      <DetailField name="email" />
    </RequestForm>
  )
}
