import { emailProblem } from '#domain/requests/fields'
import { DetailField } from './DetailField'
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
      intro={copy.newsletterIntro}
      nothing={nothing}
      problems={({ email }) => ({ email: emailProblem(email) ?? undefined })}
      send={subscribe}
      submitLabel={copy.sendNewsletter}
      thanks={copy.newsletterSent}
    >
      <div data-wide>
        <DetailField name="email" />
      </div>
    </RequestForm>
  )
}
