import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areCookiesBlocked } from '../services/sessionCookie'

const CookiesWarning = lazy(() =>
  import('./CookiesWarning').then(({ CookiesWarning }) => ({ default: CookiesWarning })),
)

const nothingChanges = () => () => undefined
// The server that draws the page knows no browser.
const isNeverBlocked = () => false

/** Says at once that nobody can sign in with this browser as it is. Specification, section 8. */
export function CookiesNotice() {
  const isBlocked = useSyncExternalStore(nothingChanges, areCookiesBlocked, isNeverBlocked)
  if (!isBlocked) return null
  return (
    <Suspense fallback={null}>
      <CookiesWarning />
    </Suspense>
  )
}
