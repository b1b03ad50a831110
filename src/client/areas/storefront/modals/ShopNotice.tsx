import type { ReactNode } from 'react'
import { Dialog } from '../../../design/dialogs/Dialog'
import { useModal } from '../../../state/useModal'
import styles from './ShopNotice.module.css'

type Props = { title: string; children: ReactNode; actions: ReactNode }

/** The shape that every modal of the shop has: what happened, why, and the ways on. */
export function ShopNotice({ title, children, actions }: Props) {
  const { close } = useModal()
  return (
    <Dialog isOpen size="small" title={title} onClose={close} footer={actions}>
      <div className={styles.words}>{children}</div>
    </Dialog>
  )
}
