/** Since when what is shown is known, an ISO instant, while it comes from an earlier visit; null while all of it is fresh. */
let shownSince: string | null = null
const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

/** To be called when a response of an earlier moment is shown because the server cannot be reached. */
export function tellKeptResponse(keptAt: string): void {
  shownSince = keptAt
  tell()
}

/** To be called when the server has responded to a query of the page. */
export function tellFreshResponse(): void {
  if (shownSince === null) return
  shownSince = null
  tell()
}

export const readShownSince = (): string | null => shownSince

/** Calls the listener when the connection is lost or back, and when `readShownSince` changes. Returns how to stop. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser knows that it is offline. Never so on the server. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false

/** Calls `again` when the connection is back. Returns how to stop. */
export function onReconnect(again: () => void): () => void {
  window.addEventListener('online', again)
  return () => window.removeEventListener('online', again)
}
