import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../services/lazyPart'
import { isOffline, onConnection, readShownSince } from '../../services/connection'

const OfflineWords = lazyPart(() =>
  import('./OfflineWords').then(({ OfflineWords }) => OfflineWords),
)

const isLost = () => isOffline() || readShownSince() !== null
// On the server, which cannot be offline.
const isNeverLost = () => false

/** Says what works without a connection, and how old what is shown is. */
export function OfflineBar() {
  const isShown = useSyncExternalStore(onConnection, isLost, isNeverLost)
  if (!isShown) return null
  return (
    <Suspense fallback={null}>
      <OfflineWords />
    </Suspense>
  )
}
