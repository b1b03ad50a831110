import { useSyncExternalStore } from 'react'
import { formatDayOf, formatHour } from '#domain/time/calendar'
import { Notice } from '../../design/notices/Notice'
import { onConnection, readShownSince } from '../../services/connection'
import { offlineCopy } from './offlineCopy'
import place from './CookiesWarning.module.css'
import styles from './OfflineWords.module.css'

export function OfflineWords() {
  const since = useSyncExternalStore(onConnection, readShownSince)
  return (
    <aside className={place.notice} aria-label={offlineCopy.label}>
      <div role="status">
        <p className={styles.line}>
          <strong>{offlineCopy.title}</strong>
        </p>
        <Notice tone="warning">
          {since === null
            ? offlineCopy.cartWorks
            : offlineCopy.shownSince(formatDayOf(since), formatHour(since))}
        </Notice>
      </div>
    </aside>
  )
}
