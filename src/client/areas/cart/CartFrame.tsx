import type { ReactNode } from 'react'
import styles from './CartPanel.module.css'
import { emptyCartCopy } from './emptyCartCopy'

/** The panel beside the shop on wide screens. */
export function CartFrame({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.panel} aria-label={emptyCartCopy.title}>
      <h2 className={styles.title}>{emptyCartCopy.title}</h2>
      {children}
    </aside>
  )
}
