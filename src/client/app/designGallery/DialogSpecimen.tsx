import { useState } from 'react'
import { Button } from '../../design/Button'
import { Dialog } from '../../design/Dialog'
import styles from './DesignGallery.module.css'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { Specimens } from './Specimens'

export function DialogSpecimen() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Specimens title={copy.sections.dialog}>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {copy.open}
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
    </Specimens>
  )
}
