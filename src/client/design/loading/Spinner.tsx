import type { ReactNode } from 'react'
import { designCopy } from '../designCopy'
import styles from './Spinner.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden'

type Props = {
  label?: ReactNode
  /** Whether it is inside a live region: with a region of its own it would be read twice. */
  isReadOut?: boolean
}

/** Something is under way; without a visible label, screen readers still hear it. */
export function Spinner({ label, isReadOut }: Props) {
  return (
    <span className={styles.spinner} role={isReadOut ? undefined : 'status'}>
      <span className={styles.wheel} aria-hidden="true" />
      {label ?? <VisuallyHidden>{designCopy.loading}</VisuallyHidden>}
    </span>
  )
}
