import { ContactForm } from '../../features/requests/ContactForm'
import { requestsCopy } from '../../features/requests/requestsCopy'
import { RequestScreen } from './RequestScreen'

const MODAL = { kind: 'contact' } as const

export const ContactMobileScreen = () => (
  <RequestScreen modal={MODAL} title={requestsCopy.contactTitle} intro={requestsCopy.contactIntro}>
    <ContactForm />
  </RequestScreen>
)
