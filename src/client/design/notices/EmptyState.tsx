import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

/** Nothing to show, why, and what to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <section className={styles.empty}>
      <span className={styles.plate} aria-hidden="true" />
      <h2>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </section>
  )
}
