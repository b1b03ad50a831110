import type { ReactNode } from 'react'
import { cartCopy } from './cartCopy'
import styles from './CartPanel.module.css'

/** The panel beside the shop on wide screens. */
export function CartFrame({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.panel} aria-label={cartCopy.title}>
      <h2 className={styles.title}>{cartCopy.title}</h2>
      {children}
    </aside>
  )
}
