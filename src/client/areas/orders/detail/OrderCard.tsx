import { useId, type ReactNode } from 'react'
import styles from './OrderCard.module.css'

/** One part of what is said of an order, under its heading. */
export function OrderCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
