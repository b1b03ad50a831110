import { ContactForm } from './ContactForm'
import { requestsCopy } from './requestsCopy'
import { RequestScreen } from './RequestScreen'

export const ContactMobileScreen = () => (
  <RequestScreen title={requestsCopy.contactTitle} form={ContactForm} />
)
