import { useState } from 'react'
import { errorCopy } from '../config/errorCopy'
import { Notice } from '../design/Notice'
import { areCookiesBlocked } from '../services/sessionCookie'
import { appCopy } from './appCopy'
import styles from './CookiesNotice.module.css'

/** Says at once that nobody can sign in with this browser as it is. Specification, section 8. */
export function CookiesNotice() {
  const [isBlocked] = useState(areCookiesBlocked)
  if (!isBlocked) return null
  return (
    <aside className={styles.notice} aria-label={appCopy.cookiesTitle}>
      <Notice tone="warning">{errorCopy.cookiesDisabled}</Notice>
    </aside>
  )
}
