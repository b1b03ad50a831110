import type { ReactNode } from 'react'
import styles from './NarrowPage.module.css'

/** A page with one thing to do, under its heading. */
export function NarrowPage({
  title,
  lead,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </article>
  )
}
