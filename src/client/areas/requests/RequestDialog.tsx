import type { ReactNode } from 'react'
import { Dialog } from '../../design/dialogs/Dialog'
import type { RequestModal } from '../../state/modal'
import { useModal } from '../../state/useModal'
import { CatalogueForm } from './CatalogueForm'
import { ContactForm } from './ContactForm'
import { NewsletterForm } from './NewsletterForm'
import { PhoneCallForm } from './PhoneCallForm'
import { QuoteForm } from './QuoteForm'
import { requestsCopy as copy } from './requestsCopy'
import { WeeklyMenuForm } from './WeeklyMenuForm'

/** The form that a visitor asked for, in a dialog. */
export function RequestDialog({ modal }: { modal: RequestModal }) {
  const { close } = useModal()
  const { title, form } = contentOf(modal)
  return (
    <Dialog isOpen onClose={close} title={title}>
      {form}
    </Dialog>
  )
}

type Content = { title: string; form: ReactNode }

function contentOf(modal: RequestModal): Content {
  switch (modal.kind) {
    case 'quote':
      return { title: copy.quoteTitle, form: <QuoteForm /> }
    case 'phoneCall':
      return { title: copy.phoneCallTitle, form: <PhoneCallForm /> }
    case 'contact':
      return { title: copy.contactTitle, form: <ContactForm /> }
    case 'catalogueProspect':
      return { title: copy.catalogueTitle, form: <CatalogueForm /> }
    case 'newsletter':
      return { title: copy.newsletterTitle, form: <NewsletterForm /> }
    case 'weeklyMenu':
      return { title: copy.weeklyMenuTitle, form: <WeeklyMenuForm /> }
  }
}
