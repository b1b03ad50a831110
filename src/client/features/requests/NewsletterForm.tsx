import { emailProblem } from '../../../domain/fields'
import { FormTextField } from '../../design/FormTextField'
import { RequestForm } from './RequestForm'
import { requestsCopy as copy } from './requestsCopy'
import { useSubscribe } from './useRequests'

const nothing = { email: '', website: '' }

export function NewsletterForm() {
  const subscribe = useSubscribe()
  return (
    <RequestForm
      name="newsletter"
      title={copy.newsletterTitle}
      nothing={nothing}
      problems={({ email }) => ({ email: emailProblem(email) ?? undefined })}
      send={subscribe}
      submitLabel={copy.sendNewsletter}
      thanks={copy.newsletterSent}
    >
      <div data-wide>
        <FormTextField
          name="email"
          type="email"
          autoComplete="email"
          label={copy.email}
          isRequired
        />
      </div>
    </RequestForm>
  )
}
