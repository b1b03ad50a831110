import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker, useNavigation } from 'react-router-dom'
import { isOffline, onReconnect } from '../../services/connection'
import { isPageFailed, onPageFailed } from '../../services/failedPage'
import { canOpenOffline } from '../../services/offlinePages'
import { useDataRouter } from '../../routing/useDataRouter'
import { LostConnectionNotice } from '../../relay/LostConnectionNotice'
import { isPressTakenBack, isRefusing, showPagesOf, takePressBack } from '../navigation/shownPage'

/**
 * Without a connection the present page stays, says so, and goes on when the connection is back. A page that could not
 * be shown may be left: its own screen says why, and so does the next one. The browser knows that it is offline, or the
 * query of the next page is lost. A router has one blocker, so the navigation that only undoes the last press is
 * refused here too.
 */
export function OfflineNotice() {
  const router = useDataRouter()
  useEffect(() => router && showPagesOf(router), [router])
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) => {
      if (isPressTakenBack(historyAction)) {
        void takePressBack()
        return true
      }
      return (
        isRefusing() ||
        (isOffline() &&
          !isPageFailed() &&
          currentLocation.pathname !== nextLocation.pathname &&
          !canOpenOffline(nextLocation.pathname))
      )
    },
  )
  // Otherwise another page was chosen since, and is on its way.
  const isIdle = useNavigation().state === 'idle'
  useEffect(
    () => (state === 'blocked' && isIdle ? onReconnect(proceed) : undefined),
    [state, isIdle, proceed],
  )
  // The page that one stayed on was still loading, and has failed since.
  const isFailed = useSyncExternalStore(onPageFailed, isPageFailed, isPageFailed)
  useEffect(() => {
    if (state === 'blocked' && isIdle && isFailed) proceed()
  }, [state, isIdle, isFailed, proceed])
  if (state !== 'blocked' || !isIdle || isFailed) return null

  const retry = () => {
    if (!isOffline()) proceed()
  }
  return <LostConnectionNotice onRetry={retry} onLeave={reset} />
}
