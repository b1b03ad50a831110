import { useContext, useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './FixedNotice.module.css'
import { Notice } from './Notice'
import { NoticePlaceContext } from './useToast'

/**
 * What went wrong, over the page wherever one has scrolled to, with what can be done about it; read out at once. Toasts stand
 * above it, not upon its buttons.
 */
export function FixedNotice({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  const placeRef = useContext(NoticePlaceContext)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // Once the place is there too, where both come at once.
  useEffect(() => setPlace(placeRef.current), [placeRef])
  if (place === null) return null
  return createPortal(
    <div className={styles.notice}>
      <Notice tone="danger">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
        <div className={styles.actions}>{children}</div>
      </Notice>
    </div>,
    place,
  )
}
