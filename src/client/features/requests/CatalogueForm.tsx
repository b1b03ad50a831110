import { catalogueProblems } from '../../../domain/requestForms'
import { FormTextField } from '../../design/FormTextField'
import { RequestForm } from './RequestForm'
import { requestsCopy as copy } from './requestsCopy'
import { useRequestCatalogue } from './useRequests'

const nothing = { firstname: '', lastname: '', company: '', email: '', phone: '', website: '' }

export function CatalogueForm() {
  const requestCatalogue = useRequestCatalogue()
  return (
    <RequestForm
      name="catalogueProspect"
      title={copy.catalogueTitle}
      nothing={nothing}
      problems={catalogueProblems}
      send={requestCatalogue}
      submitLabel={copy.sendCatalogue}
      thanks={copy.catalogueSent}
    >
      <FormTextField name="firstname" autoComplete="given-name" label={copy.firstname} isRequired />
      <FormTextField name="lastname" autoComplete="family-name" label={copy.lastname} isRequired />
      <FormTextField name="company" autoComplete="organization" label={copy.company} isRequired />
      <FormTextField name="email" type="email" autoComplete="email" label={copy.email} isRequired />
      <FormTextField name="phone" type="tel" autoComplete="tel" label={copy.phone} isOptional />
    </RequestForm>
  )
}
