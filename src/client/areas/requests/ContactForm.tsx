import { contactProblems } from '#domain/requests/requestForms'
import { FormTextField } from '../../design/forms/FormTextField'
import type { SessionUser } from '../../state/sessionState'
import { DetailField } from './DetailField'
import { RequestForm, type PageFormProps } from './RequestForm'
import { requestsCopy as copy } from './requestsCopy'
import { useSendMessage } from './useRequests'

const nothing = { name: '', phone: '', email: '', message: '', website: '' }

const fullName = ({ firstname, lastname }: SessionUser) => `${firstname} ${lastname}`.trim()

export function ContactForm({ next }: PageFormProps) {
  const sendMessage = useSendMessage()
  return (
    <RequestForm
      name="contact"
      title={copy.contactTitle}
      intro={copy.contactIntro}
      nothing={nothing}
      nameOf={fullName}
      problems={contactProblems}
      send={sendMessage}
      submitLabel={copy.sendContact}
      thanks={copy.contactSent}
      next={next}
    >
      <FormTextField name="name" autoComplete="name" label={copy.fullName} isRequired />
      <DetailField name="phone" isOptional />
      <div data-wide>
        <DetailField name="email" />
      </div>
      <div data-wide>
        <FormTextField name="message" multiline label={copy.message} isRequired />
      </div>
    </RequestForm>
  )
}
