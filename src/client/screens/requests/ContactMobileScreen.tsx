import { ContactForm } from '../../features/requests/ContactForm'
import { requestsCopy } from '../../features/requests/requestsCopy'
import { RequestScreen } from './RequestScreen'

export const ContactMobileScreen = () => (
  <RequestScreen title={requestsCopy.contactTitle} intro={requestsCopy.contactIntro}>
    <ContactForm />
  </RequestScreen>
)
