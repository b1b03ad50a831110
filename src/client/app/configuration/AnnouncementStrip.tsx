import type { CSSProperties, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { isOrderingPath } from '#domain/site/routes'
import { appCopy } from '../appCopy'
import styles from './AnnouncementStrip.module.css'

/**
 * The line above the header; none while ordering, where the header shows the phone number. Its height is reserved
 * from the first paint on, so that the page does not jump when the banner arrives.
 */
export function AnnouncementStrip({
  ground,
  ink,
  action,
  children = appCopy.tagline,
}: {
  ground?: string
  ink?: string
  /** Stands at the end of the line. */
  action?: ReactNode
  children?: ReactNode
}) {
  const { pathname } = useLocation()
  if (isOrderingPath(pathname)) return null
  const colors: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--strip-ground': ground,
    '--strip-ink': ink,
  }

  return (
    <aside className={styles.strip} style={colors} aria-label={appCopy.announcement}>
      <div className={styles.row}>
        <p>{children}</p>
        <a className={styles.help} href={HELP_PHONE_LINK}>
          {appCopy.help} <strong>{COMPANY.helpPhone}</strong>
        </a>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </aside>
  )
}
