import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '../design/Button'
import { FixedNotice } from '../design/FixedNotice'
import { onLineBack } from '../services/connection'
import { canOpenOffline } from '../services/offlinePages'
import { awaitedPartCopy as copy } from '../relay/awaitedPartCopy'

/** Without a network no one leaves a page for one that cannot come: it stays, says so, and goes on when the line is back. */
export function OfflineNotice() {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine &&
      currentLocation.pathname !== nextLocation.pathname &&
      !canOpenOffline(nextLocation.pathname),
  )
  useEffect(() => (state === 'blocked' ? onLineBack(proceed) : undefined), [state, proceed])
  if (state !== 'blocked') return null

  const retry = () => {
    if (navigator.onLine) proceed()
  }
  return (
    <FixedNotice title={copy.title} text={copy.text}>
      <Button size="small" onClick={retry}>
        {copy.retry}
      </Button>
      <Button size="small" variant="quiet" onClick={reset}>
        {copy.leave}
      </Button>
    </FixedNotice>
  )
}
