import { useSyncExternalStore } from 'react'
import { isOffline, onConnection } from '../services/connection'
import { tryPartsAgain } from '../services/lazyPart'
import { LostConnectionNotice } from './LostConnectionNotice'

type Props = { onLeave: () => void }

/** In place of what a press opens, while its code is on its way: without a connection the page stays, and this says why nothing comes. */
export function AwaitedPart({ onLeave }: Props) {
  const isLost = useSyncExternalStore(onConnection, isOffline, isOffline)
  return isLost ? <LostConnectionNotice onRetry={tryPartsAgain} onLeave={onLeave} /> : null
}
