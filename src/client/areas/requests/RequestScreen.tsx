import type { ReactNode } from 'react'
import styles from './RequestScreen.module.css'

/** A form with a page of its own, on a screen of any width: the dialog that phones cannot hold leads here. */
export function RequestScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.screen}>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
