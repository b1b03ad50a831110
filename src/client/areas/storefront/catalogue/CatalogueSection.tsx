import { useId, type ReactNode } from 'react'
import styles from './CatalogueSection.module.css'

type Props = {
  name: string
  /** How many columns of a desk it takes. */
  span: number | undefined
  children: ReactNode
}

/** A heading of the printed card and what stands under it. */
export function CatalogueSection({ name, span, children }: Props) {
  const headingId = useId()
  return (
    <section className={styles.section} data-span={span} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {name}
      </h2>
      <ul className={styles.grid}>{children}</ul>
    </section>
  )
}
