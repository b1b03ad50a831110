import type { ReactNode } from 'react'
import styles from './DetailSection.module.css'

/** A part of the sheet under a ruled heading. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}
