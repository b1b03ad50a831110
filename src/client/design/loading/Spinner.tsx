import type { ReactNode } from 'react'
import { designCopy } from '../designCopy'
import styles from './Spinner.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden'

/** Something is under way; without a visible label, screen readers still hear it. */
export function Spinner({ label }: { label?: ReactNode }) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      {label ?? <VisuallyHidden>{designCopy.loading}</VisuallyHidden>}
    </span>
  )
}
