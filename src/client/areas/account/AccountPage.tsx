import type { ReactNode } from 'react'
import styles from './AccountPage.module.css'

/** One page of the account, under its heading. */
export function AccountPage({
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
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </article>
  )
}
