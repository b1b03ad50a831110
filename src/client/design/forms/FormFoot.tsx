import type { ReactNode } from 'react'
import styles from './FormFoot.module.css'

/** What sends a form, at its end. In a dialog it stays in sight while the fields above it scroll. */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot} data-form-foot>
    {children}
  </div>
)
