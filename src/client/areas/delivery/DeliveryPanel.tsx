import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../../design/buttons/IconButton'
import { keepFocusInside } from '../../design/focus/keepFocusInside'
import { useInSight } from '../../design/layout/useInSight'
import type { DeliveryPanelName } from '../../routing/useDeliveryPanel'
import { deliveryBarCopy } from './deliveryBarCopy'
import styles from './DeliveryPanel.module.css'

type Props = {
  id: string
  title: string
  name: DeliveryPanelName
  onClose: () => void
  /** Keeps its identity, or the panel would give the focus away while it is open. */
  returnFocus: (name: DeliveryPanelName) => void
  children: ReactNode
}

/** A popover under its segment on a desk, a sheet from the bottom on a phone. */
export function DeliveryPanel({ id, title, name, onClose, returnFocus, children }: Props) {
  const panelRef = useRef<HTMLDivElement>(null)

  // In the frame in which it opens: a quick Esc would go to the page and be heard by no one.
  useLayoutEffect(() => {
    const panel = panelRef.current
    if (!panel?.contains(document.activeElement)) panel?.focus({ preventScroll: true })
  }, [name])

  // On a desk it stands under the bar, wherever that is.
  useInSight(panelRef, name)

  useEffect(
    // The focus was inside when the panel left the page; a click elsewhere has already moved it.
    () => () => {
      if (document.activeElement === document.body) returnFocus(name)
    },
    [name, returnFocus],
  )

  useLayoutEffect(() => {
    const panel = panelRef.current
    if (!panel) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
      keepFocusInside(panel, event)
    }
    panel.addEventListener('keydown', onKey)
    return () => panel.removeEventListener('keydown', onKey)
  }, [onClose])

  return (
    <>
      <div className={styles.backdrop} onClick={onClose} aria-hidden="true" />
      <div
        ref={panelRef}
        id={id}
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        className={styles.panel}
        data-panel={name}
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
