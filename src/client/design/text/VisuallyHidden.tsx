import type { HTMLAttributes } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for screen readers alone. */
export function VisuallyHidden(props: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>) {
  return <span {...props} className={styles.hidden} />
}
