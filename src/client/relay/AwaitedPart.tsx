import { useSyncExternalStore } from 'react'
import { actionCopy } from '../config/actionCopy'
import { Button } from '../design/Button'
import { FixedNotice } from '../design/FixedNotice'
import { isOffline, onConnection } from '../services/connection'
import { tryPartsAgain } from '../services/lazyPart'
import { awaitedPartCopy as copy } from './awaitedPartCopy'

type Props = { onLeave: () => void }

/** In place of what a press opens, while its code is on its way: without a line the page stays, and this says why nothing comes. */
export function AwaitedPart({ onLeave }: Props) {
  const isLost = useSyncExternalStore(onConnection, isOffline, isOffline)
  if (!isLost) return null
  return (
    <FixedNotice title={copy.title} text={copy.text}>
      <Button size="small" onClick={tryPartsAgain}>
        {actionCopy.retry}
      </Button>
      <Button size="small" variant="quiet" onClick={onLeave}>
        {copy.leave}
      </Button>
    </FixedNotice>
  )
}
