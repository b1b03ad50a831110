import { useState } from 'react'
import { Button } from '../../design/buttons/Button'
import { ConfirmDialog } from '../../design/dialogs/ConfirmDialog'
import { Dialog } from '../../design/dialogs/Dialog'
import styles from './DesignGallery.module.css'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { Specimens } from './Specimens'

export function DialogSpecimen() {
  const [isOpen, setOpen] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setOpen(false)
  return (
    <Specimens title={copy.sections.dialog}>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {copy.open}
        </Button>
        <Button variant="secondary" onClick={() => setConfirming(true)}>
          {copy.openConfirm}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={copy.dialogTitle}
        footer={<Button onClick={close}>{copy.keep}</Button>}
      >
        <p>{copy.dialogText}</p>
      </Dialog>
      {isConfirming && (
        <ConfirmDialog
          title={copy.confirmTitle}
          keepLabel={copy.keep}
          confirmLabel={copy.variants.danger}
          isBusy={false}
          onClose={() => setConfirming(false)}
          onConfirm={() => Promise.resolve(copy.confirmProblem)}
        >
          {copy.confirmText}
        </ConfirmDialog>
      )}
    </Specimens>
  )
}
