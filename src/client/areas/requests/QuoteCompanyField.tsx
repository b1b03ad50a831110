import { useForm } from 'react-final-form'
import { CompanyField } from '../company/CompanyField'
import { requestsCopy as copy } from './requestsCopy'

/** Which company asks for the quote; the place of its seat is where the event is, until another is typed. */
export function QuoteCompanyField() {
  const form = useForm<{ postalCode: string }>('QuoteCompanyField')
  return (
    <CompanyField
      name="company"
      label={copy.company}
      isRequired
      onChoose={({ postalCode }) => {
        if (!form.getState().values.postalCode) form.change('postalCode', postalCode)
      }}
    />
  )
}
