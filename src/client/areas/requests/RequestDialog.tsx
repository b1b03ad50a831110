import type { ReactNode } from 'react'
import { Dialog } from '../../design/Dialog'
import { Stack } from '../../design/Stack'
import type { RequestModal } from '../../state/modal'
import { useModal } from '../../state/useModal'
import { CatalogueForm } from './CatalogueForm'
import { ContactForm } from './ContactForm'
import { NewsletterForm } from './NewsletterForm'
import { PhoneCallForm } from './PhoneCallForm'
import { QuoteForm } from './QuoteForm'
import styles from './RequestForm.module.css'
import { requestsCopy as copy } from './requestsCopy'
import { WeeklyMenuForm } from './WeeklyMenuForm'

/** The form that a visitor asked for, in a dialog. */
export function RequestDialog({ modal }: { modal: RequestModal }) {
  const { close } = useModal()
  const { title, intro, form } = contentOf(modal)
  return (
    <Dialog isOpen onClose={close} title={title}>
      <Stack>
        <p className={styles.intro}>{intro}</p>
        {form}
      </Stack>
    </Dialog>
  )
}

type Content = { title: string; intro: string; form: ReactNode }

function contentOf(modal: RequestModal): Content {
  switch (modal.kind) {
    case 'quote':
      return { title: copy.quoteTitle, intro: copy.quoteIntro, form: <QuoteForm /> }
    case 'phoneCall':
      return { title: copy.phoneCallTitle, intro: copy.phoneCallIntro, form: <PhoneCallForm /> }
    case 'contact':
      return { title: copy.contactTitle, intro: copy.contactIntro, form: <ContactForm /> }
    case 'catalogueProspect':
      return { title: copy.catalogueTitle, intro: copy.catalogueIntro, form: <CatalogueForm /> }
    case 'newsletter':
      return { title: copy.newsletterTitle, intro: copy.newsletterIntro, form: <NewsletterForm /> }
    case 'weeklyMenu':
      return { title: copy.weeklyMenuTitle, intro: copy.weeklyMenuIntro, form: <WeeklyMenuForm /> }
  }
}
