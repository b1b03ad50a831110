import { useId, type ReactNode } from 'react'
import styles from './DesignGallery.module.css'

/** One family of primitives, side by side. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  )
}
