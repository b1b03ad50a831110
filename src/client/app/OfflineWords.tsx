import { useSyncExternalStore } from 'react'
import { formatHour, formatDay, parisDay, toInstant } from '#domain/time/calendar'
import { Notice } from '../design/Notice'
import { onConnection, readShownSince } from '../services/connection'
import { offlineCopy } from './offlineCopy'
import styles from './CookiesWarning.module.css'

export function OfflineWords() {
  const since = useSyncExternalStore(onConnection, readShownSince)
  return (
    <aside className={styles.notice} aria-label={offlineCopy.label}>
      <div role="status">
        <Notice tone="warning">
          <strong>{offlineCopy.title}</strong>{' '}
          {since === null
            ? offlineCopy.cartWorks
            : offlineCopy.shownSince(formatDay(parisDay(toInstant(since))), formatHour(since))}
        </Notice>
      </div>
    </aside>
  )
}
