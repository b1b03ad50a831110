import type { ReactNode } from 'react'
import styles from './AuthCard.module.css'

/** One thing to do, on a page of its own. */
export const AuthCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.screen}>
    <div className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  </section>
)
