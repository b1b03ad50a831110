import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { Button } from '../../../design/buttons/Button'
import { Dialog } from '../../../design/dialogs/Dialog'
import { Stack } from '../../../design/layout/Stack'
import { useModal } from '../../../state/useModal'
import { chatCopy as copy } from './chatCopy'
import styles from './ChatDialog.module.css'

/** The ways to reach us. */
export function ChatDialog({ onClose }: { onClose: () => void }) {
  const { open } = useModal()
  const goTo = (kind: 'contact' | 'phoneCall') => {
    onClose()
    open({ kind })
  }

  return (
    <Dialog isOpen onClose={onClose} title={copy.title} size="small">
      <Stack>
        <p>{copy.text}</p>
        <a className={styles.call} href={HELP_PHONE_LINK}>
          {copy.call(COMPANY.helpPhone)}
        </a>
        <p className={styles.hours}>{COMPANY.helpHours}</p>
        <Button fullWidth onClick={() => goTo('contact')}>
          {copy.write}
        </Button>
        <Button fullWidth variant="secondary" onClick={() => goTo('phoneCall')}>
          {copy.callBack}
        </Button>
      </Stack>
    </Dialog>
  )
}
