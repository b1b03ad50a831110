import { useSyncExternalStore } from 'react'
import { errorCopy } from '../config/errorCopy'
import { Notice } from '../design/Notice'
import { areCookiesBlocked } from '../services/sessionCookie'
import { appCopy } from './appCopy'
import styles from './CookiesNotice.module.css'

const nothingChanges = () => () => undefined
// The server that draws the page knows no browser.
const isNeverBlocked = () => false

/** Says at once that nobody can sign in with this browser as it is. Specification, section 8. */
export function CookiesNotice() {
  const isBlocked = useSyncExternalStore(nothingChanges, areCookiesBlocked, isNeverBlocked)
  if (!isBlocked) return null
  return (
    <aside className={styles.notice} aria-label={appCopy.cookiesTitle}>
      <Notice tone="warning">{errorCopy.cookiesDisabled}</Notice>
    </aside>
  )
}
