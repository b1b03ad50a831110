import { writeStorage } from '../services/safeStorage'
import { newKey } from '../services/newKey'

const NEWS_KEY = 'tablee.session'

/** Tells the other tabs of a sign-in or a sign-out; the cookie, which they share, says of which account. */
export const tellOtherTabs = () => writeStorage('localStorage', NEWS_KEY, newKey())

/**
 * Hears of what another tab did. A browser that blocks storage tells nothing: then it is noticed when this tab is looked
 * at again. Returns how to stop listening.
 */
export function onSessionNews(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === NEWS_KEY || key === null) listener()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
