import X from 'lucide-react/icons/x'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../../design/IconButton'
import type { DeliveryPanelName } from '../../state/useDeliveryPanel'
import { deliveryBarCopy } from './deliveryBarCopy'
import styles from './DeliveryPanel.module.css'

type Props = {
  id: string
  title: string
  name: DeliveryPanelName
  onClose: () => void
  returnFocus: () => void
  children: ReactNode
}

/** A popover under its segment on a desk, a sheet from the bottom on a phone. */
export function DeliveryPanel({ id, title, name, onClose, returnFocus, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const latestReturn = useRef(returnFocus)

  useEffect(() => {
    const opened = panel.current
    if (!opened?.contains(document.activeElement)) opened?.focus({ preventScroll: true })
    // The focus was inside when the panel left the page; a click elsewhere has already moved it.
    return () => {
      if (document.activeElement === document.body) latestReturn.current()
    }
  }, [])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }

  return (
    <>
      <div className={styles.backdrop} onClick={onClose} aria-hidden="true" />
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        className={styles.panel}
        data-panel={name}
        onKeyDown={closeOnEscape}
      >
        <header className={styles.header}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton label={deliveryBarCopy.close} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </>
  )
}
