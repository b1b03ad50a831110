import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { onSizeChange } from '../layout/onSizeChange'
import styles from './FixedNotice.module.css'
import { Notice } from './Notice'

/**
 * What went wrong, over the page wherever one has scrolled to, with what can be done about it; read out at once. What toasts
 * say stands beside it.
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
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const notice = ref.current
    if (!notice) return
    const { style } = document.documentElement
    const stopObserving = onSizeChange(notice, () =>
      style.setProperty('--notice-taken', `calc(${notice.offsetHeight}px + var(--space-3))`),
    )
    return () => {
      stopObserving()
      style.removeProperty('--notice-taken')
    }
  }, [])

  return (
    <div ref={ref} className={styles.notice}>
      <Notice tone="danger">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
        <div className={styles.actions}>{children}</div>
      </Notice>
    </div>
  )
}
