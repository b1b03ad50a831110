import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { COMPANY, HELP_PHONE_LINK } from '../../../domain/company'
import { Button } from '../../design/Button'
import { Dialog } from '../../design/Dialog'
import { Stack } from '../../design/Stack'
import { useModal } from '../../state/useModal'
import { chatCopy as copy } from './chatCopy'
import styles from './ChatPanel.module.css'

/** The site's own help: whoever has no chat provider still answers by phone and by mail. */
export function ChatPanel() {
  const [isOpen, setIsOpen] = useState(false)
  const { open } = useModal()
  const goTo = (kind: 'contact' | 'phoneCall') => {
    setIsOpen(false)
    open({ kind })
  }

  return (
    <>
      <button type="button" className={styles.launcher} onClick={() => setIsOpen(true)}>
        <MessageCircle aria-hidden />
        <span className={styles.label}>{copy.open}</span>
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={copy.title} size="small">
        <Stack>
          <p>{copy.text}</p>
          <a className={styles.call} href={HELP_PHONE_LINK}>
            {copy.call(COMPANY.helpPhone)}
          </a>
          <p className={styles.hours}>{copy.hours}</p>
          <Button fullWidth onClick={() => goTo('contact')}>
            {copy.write}
          </Button>
          <Button fullWidth variant="secondary" onClick={() => goTo('phoneCall')}>
            {copy.callBack}
          </Button>
        </Stack>
      </Dialog>
    </>
  )
}
