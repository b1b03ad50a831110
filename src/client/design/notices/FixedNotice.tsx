import type { ReactNode } from 'react'
import styles from './FixedNotice.module.css'
import { Notice } from './Notice'

/** What went wrong, over the page wherever one has scrolled to, with what can be done about it; read out at once. */
export function FixedNotice({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <div className={styles.notice}>
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
