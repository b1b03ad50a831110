import { catalogueProblems } from '#domain/requests/requestForms'
import { DetailField } from './DetailField'
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
      intro={copy.catalogueIntro}
      nothing={nothing}
      problems={catalogueProblems}
      send={requestCatalogue}
      submitLabel={copy.sendCatalogue}
      thanks={copy.catalogueSent}
    >
      <DetailField name="firstname" />
      <DetailField name="lastname" />
      <DetailField name="company" />
      <DetailField name="email" />
      <DetailField name="phone" isOptional />
    </RequestForm>
  )
}
