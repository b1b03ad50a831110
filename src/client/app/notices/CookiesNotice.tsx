import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../services/lazyPart'
import { areCookiesBlocked } from '../../services/sessionCookie'

const CookiesWarning = lazyPart(() =>
  import('./CookiesWarning').then(({ CookiesWarning }) => CookiesWarning),
)

const nothingChanges = () => () => undefined
// On the server, which cannot tell whether the browser refuses cookies.
const isNeverBlocked = () => false

/** Says at once that this browser, which refuses cookies, cannot sign in. docs/rules/accounts.md#sessions */
export function CookiesNotice() {
  const isBlocked = useSyncExternalStore(nothingChanges, areCookiesBlocked, isNeverBlocked)
  if (!isBlocked) return null
  return (
    <Suspense fallback={null}>
      <CookiesWarning />
    </Suspense>
  )
}
