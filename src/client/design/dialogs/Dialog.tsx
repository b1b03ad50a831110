import X from 'lucide-react/icons/x'
import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../classNames'
import { designCopy } from '../designCopy'
import styles from './Dialog.module.css'
import { IconButton } from '../buttons/IconButton'
import { ToastPlace } from '../notices/ToastPlace'
import { useIsScrollable } from '../layout/useIsScrollable'
import { useModalDialog } from './useModalDialog'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** The id of what is read out as it opens, after the title. */
  describedBy?: string | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  children: ReactNode
  footer?: ReactNode
}

/** A modal dialog. Esc, the cross and a click beside it close it; the focus goes back to where it was. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  describedBy,
  size = 'medium',
  children,
  footer,
}: Omit<DialogProps, 'isOpen'>) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const isScrollable = useIsScrollable(bodyRef)
  useModalDialog(dialogRef, titleRef, onClose)

  return (
    <dialog
      ref={dialogRef}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className={styles.header}>
        <h2 ref={titleRef} id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={designCopy.close} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div
        ref={bodyRef}
        className={styles.body}
        {...(isScrollable && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
      >
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
      <ToastPlace />
    </dialog>
  )
}
