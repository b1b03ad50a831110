import type { ReactNode } from 'react'
import styles from './Stack.module.css'

/** Children below each other at one distance. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
)
