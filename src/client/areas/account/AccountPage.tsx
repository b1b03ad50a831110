import type { ReactNode } from 'react'
import type { AccountMode } from '../../config/paths'
import { MODE_LEADS, MODE_NAMES } from './accountCopy'
import styles from './AccountPage.module.css'

/** One page of the account, under its heading. */
export function AccountPage({ mode, children }: { mode: AccountMode; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{MODE_NAMES[mode]}</h1>
        <p className={styles.lead}>{MODE_LEADS[mode]}</p>
      </header>
      {children}
    </article>
  )
}
