import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { classNames } from '../classNames'
import styles from './Notice.module.css'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A message that stays on the page. Danger is read out at once. */
export function Notice({
  tone = 'info',
  isFormError,
  children,
}: {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined
  /** What a failed submit moves the focus to when no field is in error. */
  isFormError?: boolean | undefined
  children: ReactNode
}) {
  const Icon = icons[tone]

  // The words alone are the alert: one that takes the focus itself is read twice, as it comes and as it is focused.
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      tabIndex={isFormError ? -1 : undefined}
      data-form-error={isFormError || undefined}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.content} role={tone === 'danger' ? 'alert' : undefined}>
        {children}
      </div>
    </div>
  )
}
